import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverOnly } from './server-only.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));

describe('the build for the browser', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'server-only-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const buildEntry = async (source: string) => {
    const input = join(folder, 'entry.ts');
    await writeFile(input, source);
    return build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [serverOnly(workspace)],
      build: { write: false, rolldownOptions: { input } },
    });
  };

  it('fails on an import of the content library, and names both files', async () => {
    const leak = buildEntry(`import { brand } from '${workspace}libs/content/src/brand.ts'; console.log(brand);`);
    await expect(leak).rejects.toThrow(
      /libs\/content\/src\/brand\.ts is the content library.*entry\.ts imports it.*import type/s,
    );
  });

  it('fails on an import of a .server file', async () => {
    await writeFile(join(folder, 'model.server.ts'), 'export const price = 1299;');
    await expect(buildEntry(`import { price } from './model.server.ts'; console.log(price);`)).rejects.toThrow(
      /model\.server\.ts is a \.server file/,
    );
  });

  it('accepts an import of types, which the compiler removes', async () => {
    await writeFile(join(folder, 'model.server.ts'), 'export type Price = number;');
    await expect(
      buildEntry(`import type { Price } from './model.server.ts'; export const free: Price = 0;`),
    ).resolves.toBeDefined();
  });
});
