/** How many robots are beside each other, at most. */
export const mostRobots = 3;

/**
 * Returns which robots are shown: those asked for that there are, each once and no more than fit; where these are fewer than two,
 * the first of the list join them.
 */
export function chooseRobots(asked: readonly string[], known: readonly string[]): string[] {
  const found = [...new Set(asked)].filter((id) => known.includes(id)).slice(0, mostRobots);
  const others = known.filter((id) => !found.includes(id));
  return [...found, ...others.slice(0, Math.max(0, 2 - found.length))];
}
