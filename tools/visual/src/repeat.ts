import type { Camera, Mode } from './camera.ts';
import { compare } from './compare.ts';
import { unpack } from './pictures.ts';
import type { Story } from './plan.ts';
import { takeAll } from './run.ts';

/** How often a picture came out otherwise than the first time. */
export interface Steadiness {
  readonly pictures: number;
  readonly runs: number;
  /** Differences that a comparison would have shown, by story and mode. */
  readonly flakes: readonly string[];
  /** Pictures that differed in any bit. */
  readonly inexact: number;
}

/** Takes every picture several times, each run from the start, and compares the runs with the first. */
export async function measure(camera: Camera, stories: readonly Story[], modes: Readonly<Record<string, Mode>>, workers: number, runs: number, progress: (run: number) => void): Promise<Steadiness> {
  const first = new Map<string, Buffer>();
  const flakes: string[] = [];
  let inexact = 0;
  for (let run = 1; run <= runs; run += 1) {
    await takeAll(camera, stories, modes, workers, async ({ story, mode }, shot) => {
      const key = `${story.id} · ${mode}`;
      if ('error' in shot) {
        flakes.push(`run ${run}: ${key}: ${shot.error}`);
        return;
      }
      const reference = first.get(key);
      if (!reference) first.set(key, shot.picture);
      else if (!reference.equals(shot.picture)) {
        const comparison = compare(await unpack(reference), await unpack(shot.picture));
        inexact += 1;
        if (!comparison.same) flakes.push(`run ${run}: ${key}: ${comparison.pixels} pixels`);
      }
    });
    progress(run);
  }
  return { pictures: first.size, runs, flakes, inexact };
}
