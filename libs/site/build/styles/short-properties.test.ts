import { propertyNames } from '@kinemorph/ui/tokens';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { shortenProperties, shortProperties } from './short-properties.ts';

describe('short property names', () => {
  it('have one or two letters after --k, and are unique for each token', () => {
    const short = shortenProperties(propertyNames.join(' ')).split(' ');
    expect(new Set(short).size).toBe(propertyNames.length);
    expect(short.filter((name) => !/^--k[a-z]{1,2}$/.test(name))).toEqual([]);
  });

  it('replace whole names of tokens, and keep all other names', () => {
    const here = shortenProperties('--k-here-ground');
    expect(shortenProperties('color:var(--k-here-ground);--k-here-grounds:1;anchor-name:--k-bar')).toBe(
      `color:var(${here});--k-here-grounds:1;anchor-name:--k-bar`,
    );
  });

  it('fail the build if a script contains the name of a token', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'short-properties-'));
    const input = join(folder, 'entry.ts');
    await writeFile(input, "document.body.style.setProperty('--k-here-ground', 'red');");
    const built = build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [shortProperties()],
      build: { write: false, rolldownOptions: { input } },
    });
    await expect(built).rejects.toThrow(/names --k-here-ground/);
    await rm(folder, { recursive: true });
  });
});
