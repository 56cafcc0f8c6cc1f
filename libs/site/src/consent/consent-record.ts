import { acceptCategory, acceptedCategory, reset, run, validConsent } from 'vanilla-cookieconsent';
import type { Purpose } from '../vendors/vendors.ts';
import type { ConsentModel } from './consent-model.ts';

/** What is asked; raise it when the question changes, and everybody is asked again. */
export const consentVersion = 1;

/** How long an answer holds. */
export const consentDays = 180;

/** What a visitor has agreed to, as this browser remembers it; where storage is blocked, as long as the page is open. */
export interface ConsentRecord {
  readonly isAnswered: () => boolean;
  readonly allows: (purpose: Purpose) => boolean;
  /** Agrees to these purposes, and to none beside them. */
  readonly answer: (allowed: readonly Purpose[]) => void;
  /** Calls the listener after each answer, here or in another tab. */
  readonly subscribe: (listener: () => void) => void;
}

/** Reads the answer of a market's visitors, and keeps what they answer next. */
export async function openConsentRecord({ rule, market, purposes }: Pick<ConsentModel, 'rule' | 'market' | 'purposes'>): Promise<ConsentRecord> {
  const key = `consent:${market}`;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const read = () =>
    run({
      // Who has refused where nobody is asked must not be taken to agree because the question has changed.
      ...(rule === 'opt-in' && { revision: revisionOf(purposes) }),
      cookie: { name: key, useLocalStorage: true, expiresAfterDays: consentDays },
      categories: Object.fromEntries(purposes.map((purpose) => [purpose, {}])),
      autoShow: false,
      manageScriptTags: false,
      autoClearCookies: false,
      hideFromBots: false,
      // Without words the library makes no windows of its own, which our content security policy would refuse.
      language: { default: 'none', translations: { none: {} as never } },
    });
  await read();
  addEventListener('storage', ({ key: changed }) => {
    if (changed !== null && changed !== key) return;
    reset();
    void read().then(tell);
  });
  return {
    isAnswered: validConsent,
    allows: (purpose) => (validConsent() ? acceptedCategory(purpose) : rule === 'notice' && purposes.includes(purpose)),
    answer(allowed) {
      acceptCategory([...allowed]);
      tell();
    },
    subscribe: (listener) => void listeners.add(listener),
  };
}

/** A number for the version and for what was asked then: a further purpose is a further question. */
function revisionOf(purposes: readonly Purpose[]): number {
  return consentVersion * 4 + (purposes.includes('statistics') ? 1 : 0) + (purposes.includes('heatMaps') ? 2 : 0);
}
