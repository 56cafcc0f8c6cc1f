import type { Purpose } from '../../vendors/vendors.ts';
import type { ConsentModel } from './consent-model.ts';

/** The version of the question; raise it when the question changes, and everybody is asked again. */
export const consentVersion = 1;

/** How long an answer holds. */
export const consentDays = 180;

/** What a visitor has agreed to, as this browser remembers it; where storage is blocked, as long as the page is open. */
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
  /** Which question was answered: its version and its purposes as one number. */
  readonly revision: number;
  /** When the answer ends, in epoch ms. */
  readonly expirationTime: number;
}

/** Opens the record of a market's visitors. Anything in storage that is no answer of ours counts as none. */
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
    // Where nobody is asked, a refusal must outlive a change of the question.
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

/** A number for the version and for what was asked then: a further purpose is a further question. */
function revisionOf(purposes: readonly Purpose[]): number {
  return consentVersion * 4 + (purposes.includes('statistics') ? 1 : 0) + (purposes.includes('heatMaps') ? 2 : 0);
}

/** The browser's own time, in epoch ms: an answer concerns this browser alone, and holds for months. */
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
    // Storage is blocked or full: the answer holds as long as the page is open.
  }
}
