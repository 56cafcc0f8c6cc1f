import type { Camera } from './camera.ts';
import { compare } from './compare.ts';
import { packSoon, unpack } from './pictures.ts';
import type { Story } from './plan.ts';
import type { ModesOf } from './reader-settings.ts';
import { takeAll, type Seen } from './run.ts';

/** The number of pictures that differed from the first run. */
export interface Steadiness {
  readonly pictures: number;
  readonly runs: number;
  /** Differences that a comparison would have shown. */
  readonly flakes: readonly Seen[];
  /** Pictures that differed in any bit. */
  readonly inexact: number;
}

/** Takes every picture several times, each run from the start, and compares the runs with the first. */
export async function measure(
  camera: Camera,
  stories: readonly Story[],
  modesOf: ModesOf,
  workers: number,
  runs: number,
  progress: (run: number) => void,
): Promise<Steadiness> {
  const first = new Map<string, Buffer>();
  const flakes: Seen[] = [];
  let inexact = 0;
  for (let run = 1; run <= runs; run += 1) {
    await takeAll(camera, stories, modesOf, workers, async ({ story, mode }, shot) => {
      const key = `${story.id} ${mode}`;
      const base = { story: story.id, name: `${story.name} (run ${run})`, mode };
      const before = first.get(key);
      if ('error' in shot) flakes.push({ ...base, outcome: 'broken', error: shot.error, evidence: { before } });
      else if (!before) first.set(key, shot.picture);
      else if (!before.equals(shot.picture)) {
        const comparison = compare(await unpack(before), await unpack(shot.picture));
        inexact += 1;
        if (!comparison.same)
          flakes.push({
            ...base,
            outcome: 'changed',
            pixels: comparison.pixels,
            evidence: { before, after: shot.picture, difference: await packSoon(comparison.diff) },
          });
      }
    });
    progress(run);
  }
  return { pictures: first.size, runs, flakes, inexact };
}
