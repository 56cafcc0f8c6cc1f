import type { Vendors } from './vendors.ts';

/** What a captcha's script defines. */
interface CaptchaService {
  /** Resolves to a token that the account API verifies. */
  execute(): Promise<string>;
}

/** How often the script is looked for, in milliseconds, and how many times. */
const interval = 50;
const looks = 80;
/** How long it may take to decide, in milliseconds. */
const patience = 10_000;

/** Set once the script was waited for in vain: it is blocked, and nobody waits for it again. */
let isMissing = false;

/**
 * Returns a token of the page's captcha. Undefined where the page has none, and where it does not come, as in a browser that blocks it:
 * the account API decides what a call without one may do.
 */
export async function captchaToken(vendors: Vendors | undefined): Promise<string | undefined> {
  if (!vendors?.captcha) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const token = await Promise.race([execute(), late]).catch(() => undefined);
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** The script was asked for when the focus came to the form, and may still be on its way. */
async function execute(): Promise<string | undefined> {
  for (let look = 0; look < looks && !service() && !isMissing; look += 1)
    await new Promise((resolve) => setTimeout(resolve, interval));
  isMissing = !service();
  return service()?.execute();
}

function service(): CaptchaService | undefined {
  return (globalThis as { kinemorphCaptcha?: CaptchaService }).kinemorphCaptcha;
}
