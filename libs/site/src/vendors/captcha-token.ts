import type { Vendors } from '../page/vendors.ts';

/** The service that a captcha's script defines. */
interface CaptchaService {
  /** Resolves to a token that the account API verifies. */
  execute(): Promise<string>;
}

/** The interval at which the script is looked for, in milliseconds, and the number of times. */
const interval = 50;
const looks = 80;
/** The longest time for a decision, in milliseconds. */
const patience = 10_000;

/** Set after the first wait in vain: the script is blocked, and no later call waits for it. */
let isMissing = false;

/**
 * Returns a token of the page's captcha. Undefined if the page has none, and if none arrives, as in a browser that
 * blocks it: the account API decides about a call without one.
 */
export async function captchaToken(vendors: Vendors | undefined): Promise<string | undefined> {
  if (!vendors?.captcha) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const token = await Promise.race([execute(), late]).catch(() => undefined);
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** Waits for the script, which was requested when the form got the focus, and runs it. */
async function execute(): Promise<string | undefined> {
  for (let look = 0; look < looks && !service() && !isMissing; look += 1)
    await new Promise((resolve) => setTimeout(resolve, interval));
  isMissing = !service();
  return service()?.execute();
}

function service(): CaptchaService | undefined {
  return (globalThis as { kinemorphCaptcha?: CaptchaService }).kinemorphCaptcha;
}
