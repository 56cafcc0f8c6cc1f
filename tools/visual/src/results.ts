/** The result for one picture. */
export type Result = {
  readonly story: string;
  /** Name in the side bar; the id if the story no longer exists. */
  readonly name: string;
  readonly mode: string;
} & (
  | { readonly outcome: 'same' }
  /** It differs, but was accepted in this change. */
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'new' }
  | { readonly outcome: 'changed'; readonly pixels: number }
  | { readonly outcome: 'removed' }
  /** The story failed, or logged an error, so there is nothing to compare. */
  | { readonly outcome: 'broken'; readonly error: string }
);

export type Outcome = Result['outcome'];

/** The outcomes in order of importance. */
export const outcomes = [
  'broken',
  'changed',
  'new',
  'removed',
  'accepted',
  'same',
] as const satisfies readonly Outcome[];

/** Returns the number of pictures for each outcome. */
export function count(results: readonly Result[]): Record<Outcome, number> {
  return Object.fromEntries(
    outcomes.map((outcome) => [outcome, results.filter((result) => result.outcome === outcome).length]),
  ) as Record<Outcome, number>;
}

/** Returns true if no result needs a review. */
export function isGreen(results: readonly Result[]): boolean {
  return results.every(({ outcome }) => outcome === 'same' || outcome === 'accepted');
}
