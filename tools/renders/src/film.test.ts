import { Mistake } from '@kinemorph/commands/mistake';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ffmpeg } from './ffmpeg.ts';
import { filesOfFilm, framesOf } from './film.ts';
import { secondsFor } from './plan.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a film', () => {
  it('has one file for each format', () => {
    expect(filesOfFilm('solid/roar')).toEqual(['solid/roar.mp4', 'solid/roar.webm']);
  });

  it('keeps the frames of different fingerprints apart', () => {
    expect(framesOf({ name: 'solid/roar', fingerprint: 'old' })).not.toBe(
      framesOf({ name: 'solid/roar', fingerprint: 'new' }),
    );
  });

  it('takes as long as all its frames, and its preview as long as two frames a second', () => {
    const picture = { size: [960, 540], rig: 'dark' } as const;
    const film = { ...picture, film: { frames: 96, rate: 24 } };
    expect(secondsFor(film) / secondsFor(picture)).toBe(96);
    expect(secondsFor(film, true) / secondsFor(picture, true)).toBe(8);
  });
});

it('missing ffmpeg is reported with how to install it and how to set its path', async () => {
  vi.stubEnv('FFMPEG', '/nowhere/ffmpeg');
  const failed = ffmpeg('-version');
  await expect(failed).rejects.toBeInstanceOf(Mistake);
  await expect(failed).rejects.toThrow(
    /ffmpeg is needed to make films, and “\/nowhere\/ffmpeg” does not start\.\nInstall it: .*ffmpeg.*\nor say where it is: FFMPEG=/,
  );
});

it('a failure of ffmpeg throws an error that names ffmpeg', async () => {
  // Any program that fails with an error message.
  vi.stubEnv('FFMPEG', 'ls');
  await expect(ffmpeg('/nowhere')).rejects.toThrow(/^ffmpeg: /);
});
