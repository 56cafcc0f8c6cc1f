import { describe, expect, it } from 'vitest';
import { agrees, requireNode } from './install.mjs';
import { Mistake } from './mistake.mjs';

const lockfile = (packages: object) => JSON.stringify({ packages });
const lock = lockfile({
  '': { devDependencies: { tool: '1.0.0' } },
  'libs/a': { dependencies: { '@kinemorph/b': '*', left: '2.0.0' } },
  'node_modules/@kinemorph/b': { resolved: 'libs/b', link: true },
  'node_modules/tool': { version: '1.0.0' },
  'node_modules/left': { version: '2.0.0' },
  'node_modules/only-elsewhere': { version: '3.0.0', optional: true },
});
const installed = {
  'node_modules/@kinemorph/b': { resolved: 'libs/b', link: true },
  'node_modules/tool': { version: '1.0.0' },
  'node_modules/left': { version: '2.0.0' },
};

describe('the machine’s Node', () => {
  it.each(['20.0.0', '22.11.0', '24.21.0', '100.0.0'])('%s is new enough', (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });

  it.each(['18.20.4', '6.0.0'])('%s is rejected as too old', (version) => {
    expect(() => requireNode(version)).toThrow(Mistake);
    expect(() => requireNode(version)).toThrow(`Node 20 or newer is needed, and this is ${version}.`);
  });
});

describe('the npm installation', () => {
  it('agrees with the lockfile, also without packages for other machines', () => {
    expect(agrees(lock, lockfile(installed))).toBe(true);
  });

  it('may have a direct dependency in the folder of a workspace', () => {
    const { 'node_modules/left': left, ...rest } = installed;
    const own = JSON.stringify({ packages: { ...JSON.parse(lock).packages, 'libs/a/node_modules/left': left } });
    expect(agrees(own, lockfile({ ...rest, 'libs/a/node_modules/left': left }))).toBe(true);
  });

  it.each([
    ['is not there', undefined],
    ['has another version', lockfile({ ...installed, 'node_modules/left': { version: '2.0.1' } })],
    ['lacks a direct dependency', lockfile({ ...installed, 'node_modules/left': undefined })],
    ['has what the lockfile does not', lockfile({ ...installed, 'node_modules/right': { version: '1.0.0' } })],
  ])('does not agree when it %s', (_, record) => {
    expect(agrees(lock, record)).toBe(false);
  });
});
