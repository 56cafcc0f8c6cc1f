/** The maximum number of robots side by side. */
export const mostRobots = 3;

/**
 * Returns the ids of the robots to show: the known ones among the requested, each once and up to the maximum. If these
 * are fewer than two, the first robots of the list are added.
 */
export function chooseRobots(requested: readonly string[], known: readonly string[]): string[] {
  const found = [...new Set(requested)].filter((id) => known.includes(id)).slice(0, mostRobots);
  const others = known.filter((id) => !found.includes(id));
  return [...found, ...others.slice(0, Math.max(0, 2 - found.length))];
}
