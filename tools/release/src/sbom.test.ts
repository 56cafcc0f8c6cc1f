import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { billOfMaterials, type Lock } from './sbom.ts';
import { readJson } from './ui-package.ts';
import { writeSboms } from './write-sboms.ts';

const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
const lock: Lock = {
  'apps/shop': { name: '@made/shop', version: '1.0.0', dependencies: { '@made/lib': '*', engine: '2.0.0' } },
  'libs/lib': { name: '@made/lib', version: '0.1.0', dependencies: { engine: '1.0.0' } },
  'node_modules/@made/lib': { resolved: 'libs/lib', link: true },
  'node_modules/engine': { version: '1.0.0', license: 'MIT', integrity },
  'apps/shop/node_modules/engine': {
    version: '2.0.0',
    license: '(MIT OR Apache-2.0)',
    integrity,
    peerDependencies: { 'its-peer': '*', 'not-wanted': '*' },
    peerDependenciesMeta: { 'not-wanted': { optional: true } },
  },
  'node_modules/its-peer': { version: '3.0.0', dependencies: { engine: '1' } },
  'node_modules/not-wanted': { version: '1.0.0' },
  'node_modules/unused': { version: '1.0.0' },
};
const shop = {
  name: '@made/shop',
  version: '1.0.0',
  type: 'application',
  folder: 'apps/shop',
  dependencies: { '@made/lib': '*', engine: '2.0.0' },
} as const;

describe('bill of materials', () => {
  it('contains direct and indirect dependencies, each in the version that is used', () => {
    const { components, dependencies } = billOfMaterials(shop, lock);
    expect(components.map((one) => one['bom-ref'])).toEqual([
      '@made/lib@0.1.0',
      'engine@1.0.0',
      'engine@2.0.0',
      'its-peer@3.0.0',
    ]);
    expect(dependencies).toEqual([
      { ref: '@made/shop@1.0.0', dependsOn: ['@made/lib@0.1.0', 'engine@2.0.0'] },
      { ref: '@made/lib@0.1.0', dependsOn: ['engine@1.0.0'] },
      { ref: 'engine@1.0.0', dependsOn: [] },
      { ref: 'engine@2.0.0', dependsOn: ['its-peer@3.0.0'] },
      { ref: 'its-peer@3.0.0', dependsOn: ['engine@1.0.0'] },
    ]);
  });

  it('contains the source, licence and hash of a package, but not of a workspace', () => {
    const { components } = billOfMaterials(shop, lock);
    expect(components.find(({ name }) => name === '@made/lib')).toEqual({
      type: 'library',
      'bom-ref': '@made/lib@0.1.0',
      name: '@made/lib',
      version: '0.1.0',
    });
    expect(components.find(({ version }) => version === '2.0.0')).toMatchObject({
      purl: 'pkg:npm/engine@2.0.0',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
    });
  });

  it('is the same for the same lock file, and has another serial number for a different one', () => {
    expect(billOfMaterials(shop, lock)).toEqual(billOfMaterials(shop, lock));
    const other = { ...lock, 'node_modules/its-peer': { version: '3.0.1' } };
    expect(billOfMaterials(shop, other).serialNumber).not.toBe(billOfMaterials(shop, lock).serialNumber);
    expect(billOfMaterials(shop, lock).serialNumber).toMatch(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/,
    );
  });

  it('fails with an error when the lock file lacks a dependency', () => {
    expect(() => billOfMaterials({ ...shop, dependencies: { gone: '1' } }, lock)).toThrow(
      '@made/shop needs gone, which package-lock.json does not have: run npm install',
    );
  });
});

describe('bills of materials of a release', () => {
  it('are created and uploaded by the workflow that publishes the release', () => {
    const workflow = readFileSync(new URL('../../../.github/workflows/publish.yml', import.meta.url), 'utf8');
    const { scripts } = readJson(fileURLToPath(new URL('../package.json', import.meta.url))) as {
      scripts: Record<string, string>;
    };
    const job = workflow.split('\n  release:\n')[1] ?? '';
    const steps = [
      'npx nx run @kinemorph/release:sboms\n',
      'gh release upload "$TAG" dist/sbom/*.cdx.json --clobber\n',
    ].map((step) => job.indexOf(step));
    expect(steps).toEqual(steps.filter((at) => at > 0).toSorted((a, b) => a - b));
    expect(scripts.sboms).toBe('node src/sboms.ts');
  });

  it('exist for both sites and the package, with runtime dependencies and without tools', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sboms-'));
    try {
      const files = writeSboms(folder);
      expect(files.map((file) => file.slice(folder.length + 1))).toEqual([
        'global-site.cdx.json',
        'cn-site.cdx.json',
        'ui.cdx.json',
      ]);
      for (const file of files) {
        const { bomFormat, specVersion, components } = JSON.parse(readFileSync(file, 'utf8')) as ReturnType<
          typeof billOfMaterials
        >;
        const names = components.map(({ name }) => name);
        expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
        expect(names).toEqual(
          expect.arrayContaining(
            file.includes('ui.')
              ? ['@radix-ui/react-dialog', 'embla-carousel']
              : ['react', 'react-dom', 'hono', 'axios', 'valibot', '@kinemorph/site'],
          ),
        );
        expect(names).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(?:vite|vitest|nx|eslint|typescript|playwright)$/)]),
        );
        for (const component of components) if (component.purl) expect(component.hashes, component.name).toBeDefined();
      }
      const axios = (readJson(files[0] ?? '') as ReturnType<typeof billOfMaterials>).components.filter(
        ({ name }) => name === 'axios',
      );
      // A tool depends on another version of axios.
      expect(axios.map(({ version }) => version)).toEqual([
        (readJson('../../libs/api-client/package.json') as { dependencies: { axios: string } }).dependencies.axios,
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
