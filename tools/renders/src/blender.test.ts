import { Mistake } from '@kinemorph/commands/mistake';
import { afterEach, expect, it, vi } from 'vitest';
import { blender } from './blender.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('missing Blender is reported with how to install it and how to set its path', async () => {
  vi.stubEnv('BLENDER', '/nowhere/blender');
  const failed = blender('--list');
  await expect(failed).rejects.toBeInstanceOf(Mistake);
  await expect(failed).rejects.toThrow(
    /^Blender 3\.4 or a later 3\.x is needed to render, and “\/nowhere\/blender” does not start\.\nInstall it: .*blender.*\nor say where it is: BLENDER=/,
  );
});
