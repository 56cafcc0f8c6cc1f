import type { Baselines } from './baselines.ts';
import { calm } from './calm.ts';
import { packSmall, unpack } from './pictures.ts';
import { isMeant } from './plan.ts';
import type { Seen } from './run.ts';

/** How many pictures are packed at once. */
const atOnce = 8;

/** Saves the pictures of these stories as baselines, and returns the changed ones. */
export async function accept(
  results: readonly Seen[],
  patterns: readonly string[],
  baselines: Baselines,
): Promise<Seen[]> {
  const meant = results.filter(
    ({ story, outcome }) => isMeant(story, patterns) && outcome !== 'same' && outcome !== 'broken',
  );
  const next = meant[Symbol.iterator]();
  const work = async () => {
    for (const { story, mode, evidence } of next) {
      if (evidence.after) await baselines.write(story, mode, await packSmall(calm(await unpack(evidence.after))));
      else await baselines.remove(story, mode);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return meant;
}
