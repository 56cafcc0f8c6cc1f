import type { Purpose } from '../../page/vendors.ts';
import type { ConsentModel } from '../../page/consent-model.ts';

/** The version of the question; raise it with each change of the question, so that every visitor is asked again. */
export const consentVersion = 1;

/** The days for which an answer is valid. */
export const consentDays = 180;

/** The visitor's consent, as stored in this browser; if storage is blocked, it lasts until the page is closed. */
export interface ConsentRecord {
  readonly isAnswered: () => boolean;
  readonly allows: (purpose: Purpose) => boolean;
  /** Agrees to these purposes and refuses the others. */
  readonly answer: (allowed: readonly Purpose[]) => void;
  /** Calls the listener after each answer, here or in another tab. */
  readonly subscribe: (listener: () => void) => void;
}

/** An answer as it is stored. */
interface Answer {
  readonly categories: readonly string[];
  /** The answered question: its version and its purposes as one number. */
  readonly revision: number;
  /** The end of the answer's validity, in epoch ms. */
  readonly expirationTime: number;
}

/** Opens the record of a market's visitors. An invalid value in storage counts as none. */
export function openConsentRecord({
  rule,
  market,
  purposes,
}: Pick<ConsentModel, 'rule' | 'market' | 'purposes'>): ConsentRecord {
  const key = `consent:${market}`;
  const revision = revisionOf(purposes);
  const listeners = new Set<() => void>();
  let answered = readAnswer(key);
  const valid = () => {
    if (!answered || answered.expirationTime <= wallClock()) return undefined;
    // In a region without the question, a refusal must outlive a change of the question.
    return rule === 'notice' || answered.revision === revision ? answered : undefined;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  addEventListener('storage', ({ key: changed }) => {
    if (changed !== null && changed !== key) return;
    answered = readAnswer(key);
    notify();
  });
  return {
    isAnswered: () => valid() !== undefined,
    allows(purpose) {
      const answer = valid();
      return answer ? answer.categories.includes(purpose) : rule === 'notice' && purposes.includes(purpose);
    },
    answer(allowed) {
      answered = { categories: [...allowed], revision, expirationTime: wallClock() + consentDays * 86_400_000 };
      storeAnswer(key, answered);
      notify();
    },
    subscribe: (listener) => void listeners.add(listener),
  };
}

/** Returns a number for the version and the purposes: a further purpose makes another question. */
function revisionOf(purposes: readonly Purpose[]): number {
  return consentVersion * 4 + (purposes.includes('statistics') ? 1 : 0) + (purposes.includes('heatMaps') ? 2 : 0);
}

/** Returns the browser's own time, in epoch ms: an answer concerns this browser only, and is valid for months. */
function wallClock(): number {
  return new Date().getTime();
}

function readAnswer(key: string): Answer | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isAnswer(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isAnswer(stored: unknown): stored is Answer {
  const { categories, revision, expirationTime } = (stored ?? {}) as Partial<Answer>;
  return Array.isArray(categories) && typeof revision === 'number' && typeof expirationTime === 'number';
}

function storeAnswer(key: string, answer: Answer): void {
  try {
    localStorage.setItem(key, JSON.stringify(answer));
  } catch {
    // Storage is blocked or full: the answer lasts until the page is closed.
  }
}
