/** A mistake in content: its place, the found value, and the expected one. */
export interface Problem {
  /** Below `src` of this package. */
  readonly file: string;
  /** The path to the value, like `us.promotions[0].amount`; empty for the whole. */
  readonly field: string;
  readonly found: unknown;
  readonly expected: string;
  /** The instruction to fix it, if `expected` is not enough. */
  readonly fix?: string;
}

/** Records a mistake. */
export type Report = (file: string, field: string, found: unknown, expected: string, fix?: string) => void;

/**
 * Formats a mistake for its author: `products/ai-base/prices.json › us.regular.amount: found -1, expected a price above
 * 0`.
 */
export function sayProblem({ file, field, found, expected }: Problem): string {
  return `${file} › ${field || 'the whole'}: found ${sayFound(found)}, expected ${expected}`;
}

/** Formats a value, instants as dates, and shortens a long one. */
export function sayFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value, (_key, part: unknown) => (isMoment(part) ? new Date(part).toISOString() : part));
  // A function has no JSON.
  const text = (json as string | undefined) ?? typeof value;
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** Returns true for an instant: no other number in content is as large as the milliseconds of a date since 1973. */
function isMoment(value: unknown): value is number {
  return typeof value === 'number' && value >= 1e11 && value < 8.64e15;
}
