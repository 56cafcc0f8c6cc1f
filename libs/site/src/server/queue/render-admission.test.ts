import { describe, expect, it } from 'vitest';
import { BusyError, RenderAdmission } from './render-admission.ts';

/** Starts renders that run until the returned function is called. */
function running(admission: RenderAdmission, renders: number) {
  const { promise: end, resolve } = Promise.withResolvers<undefined>();
  const all = Array.from({ length: renders }, () => admission.run(renders, () => end));
  return async () => {
    resolve(undefined);
    await Promise.all(all);
  };
}

describe('render admission', () => {
  it('renders beyond the limit: are refused at once, with the seconds until the next try', async () => {
    const admission = new RenderAdmission();
    const end = running(admission, 250);
    let begun = false;
    const refused: unknown = await admission
      .run(250, () => Promise.resolve((begun = true)))
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BusyError);
    expect([(refused as BusyError).retryAfter, begun, admission.length]).toEqual([3, false, 250]);
    await end();
    expect(await admission.run(250, () => Promise.resolve('room again'))).toBe('room again');
  });

  it('render that no client waits for: is never refused', async () => {
    const admission = new RenderAdmission();
    const end = running(admission, 3);
    expect(await admission.run(Infinity, () => Promise.resolve('ahead'))).toBe('ahead');
    await end();
  });

  it('render that fails: rejects, and frees its place', async () => {
    const admission = new RenderAdmission();
    await expect(admission.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(admission.length).toBe(0);
  });
});
