/** A mistake in content: where it stands, what was found there, and what was wanted. */
export interface Problem {
  /** Below `src` of this package. */
  readonly file: string;
  /** The way to the value, like `us.promotions[0].amount`; empty for the whole. */
  readonly field: string;
  readonly found: unknown;
  readonly wanted: string;
  /** What to do about it, where `wanted` does not say it all. */
  readonly mend?: string;
}

/** Takes a mistake down. */
export type Report = (file: string, field: string, found: unknown, wanted: string, mend?: string) => void;

/** A mistake as its author reads it: `products/ai-base/prices.json › us.regular.amount: found -1, wanted a price above 0`. */
export function sayProblem({ file, field, found, wanted }: Problem): string {
  return `${file} › ${field || 'the whole'}: found ${sayFound(found)}, wanted ${wanted}`;
}

/** A value as one writes it, instants with their date, and no more of it than one reads. */
export function sayFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value, (_key, part: unknown) => (isMoment(part) ? new Date(part).toISOString() : part));
  // A function has no JSON.
  const text = (json as string | undefined) ?? typeof value;
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** Nothing else in content is as large as the milliseconds of a date since 1973. */
function isMoment(value: unknown): value is number {
  return typeof value === 'number' && value >= 1e11 && value < 8.64e15;
}
