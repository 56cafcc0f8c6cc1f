import type { Baselines } from './baselines.ts';
import { calm } from './calm.ts';
import type { Camera } from './camera.ts';
import { compare } from './compare.ts';
import { packSmall, unpack } from './pictures.ts';

/** Returns true if this machine draws like the one on which the baselines were accepted; undefined if unknown. */
export async function drawsAlike(camera: Camera, baselines: Baselines): Promise<boolean | undefined> {
  const before = await baselines.sheet();
  return before && compare(await unpack(before), calm(await unpack(await camera.sheet()))).same;
}

/** Saves this machine's calibration sheet with the baselines. */
export async function calibrate(camera: Camera, baselines: Baselines): Promise<void> {
  await baselines.writeSheet(await packSmall(calm(await unpack(await camera.sheet()))));
}
