import { calm } from './calm.ts';
import { compare } from './compare.ts';
import type { Baselines } from './baselines.ts';
import type { Camera, Shot } from './camera.ts';
import { packSoon, unpack } from './pictures.ts';
import type { Plan, Story } from './plan.ts';
import type { ModesOf } from './reader-settings.ts';
import type { Result } from './results.ts';

/** The story and the mode of a picture. */
interface Task {
  readonly story: Story;
  readonly mode: string;
}

/** The pictures of a result, for the report; only if there is something to show. */
export interface Evidence {
  readonly before?: Buffer | undefined;
  readonly after?: Buffer | undefined;
  readonly difference?: Buffer | undefined;
}

export type Seen = Result & { readonly evidence: Evidence };

/** Takes all pictures of a plan, several at once, and passes each on when it is ready. */
export async function takeAll(
  camera: Camera,
  stories: readonly Story[],
  modesOf: ModesOf,
  workers: number,
  seen: (task: Task, shot: Shot) => Promise<void>,
): Promise<void> {
  // The longest first, so that no page is left with one at the end.
  const files = [...Map.groupBy(stories, ({ file }) => file).values()].sort((a, b) => b.length - a.length);
  const next = files[Symbol.iterator]();
  const work = async () => {
    const photographer = await camera.open();
    for (const file of next)
      for await (const { shot, ...task } of photographer.take(file, modesOf)) await seen(task, shot);
  };
  await Promise.all(Array.from({ length: Math.min(workers, files.length) }, work));
}

/** Compares every story of a plan with its baselines, and names the baselines without a story. */
export async function compareAll(
  camera: Camera,
  { stories, removed }: Plan,
  modesOf: ModesOf,
  workers: number,
  baselines: Baselines,
  progress: (result: Result) => void,
): Promise<Seen[]> {
  const results: Seen[] = [];
  await takeAll(camera, stories, modesOf, workers, async ({ story, mode }, shot) => {
    const result = await comparePicture(
      { story: story.id, name: story.name, mode },
      shot,
      await baselines.read(story.id, mode),
    );
    results.push(result);
    progress(result);
  });
  const gone = [
    ...(await Promise.all(
      removed.map(async (id) => (await baselines.modes(id)).map((mode) => ({ story: id, name: id, mode }))),
    )),
    ...(await Promise.all(
      stories.map(async (story) =>
        (await baselines.modes(story.id))
          .filter((mode) => !(mode in modesOf(story)))
          .map((mode) => ({ story: story.id, name: story.name, mode })),
      ),
    )),
  ].flat();
  for (const base of gone)
    results.push({ ...base, outcome: 'removed', evidence: { before: await baselines.read(base.story, base.mode) } });
  return sorted(results, [...new Set(stories.flatMap((story) => Object.keys(modesOf(story))))]);
}

async function comparePicture(
  base: Pick<Result, 'story' | 'name' | 'mode'>,
  shot: Shot,
  baseline: Buffer | undefined,
): Promise<Seen> {
  if ('error' in shot) return { ...base, outcome: 'broken', error: shot.error, evidence: { before: baseline } };
  if (!baseline) return { ...base, outcome: 'new', evidence: { after: shot.picture } };
  const [before, after] = await Promise.all([unpack(baseline), unpack(shot.picture)]);
  const comparison = compare(before, calm(after));
  if (comparison.same) return { ...base, outcome: 'same', evidence: {} };
  return {
    ...base,
    outcome: 'changed',
    pixels: comparison.pixels,
    evidence: { before: baseline, after: shot.picture, difference: await packSoon(comparison.diff) },
  };
}

/** In the order of the side bar, whichever page finished first. */
function sorted(results: readonly Seen[], modes: readonly string[]): Seen[] {
  return results.toSorted(
    (a, b) =>
      a.name.localeCompare(b.name, 'en') ||
      a.story.localeCompare(b.story, 'en') ||
      modes.indexOf(a.mode) - modes.indexOf(b.mode),
  );
}
