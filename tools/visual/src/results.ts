/** What became of one picture. */
export type Result = {
  readonly story: string;
  /** As the side bar shows it; the id where the story is gone. */
  readonly name: string;
  readonly mode: string;
} & (
  | { readonly outcome: 'same' }
  | { readonly outcome: 'new' }
  | { readonly outcome: 'changed'; readonly pixels: number }
  | { readonly outcome: 'removed' }
  /** The story failed, or logged an error: there is nothing to compare. */
  | { readonly outcome: 'broken'; readonly error: string }
);

export type Outcome = Result['outcome'];

/** The outcomes in the order in which a person wants them. */
export const outcomes = ['broken', 'changed', 'new', 'removed', 'same'] as const satisfies readonly Outcome[];

/** How many pictures came to each outcome. */
export function count(results: readonly Result[]): Record<Outcome, number> {
  return Object.fromEntries(
    outcomes.map((outcome) => [outcome, results.filter((result) => result.outcome === outcome).length]),
  ) as Record<Outcome, number>;
}

/** Whether nothing needs a person. */
export function isGreen(results: readonly Result[]): boolean {
  return results.every(({ outcome }) => outcome === 'same');
}
