import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bumpsIn, plannedBump } from './version-plans.ts';

const plan = "---\n'@kinemorph/ui': minor\nother: major\n---\n\nA card gains a badge.\nother: patch\n";

test('a version plan contains the bump of each package', () => {
  expect(bumpsIn(plan, '@kinemorph/ui')).toEqual(['minor']);
  expect(bumpsIn(plan, 'other')).toEqual(['major']);
  expect(bumpsIn(plan, 'third')).toEqual([]);
  expect(bumpsIn('no front matter', 'other')).toEqual([]);
});

test('the largest bump of several plans counts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plans-'));
  expect(plannedBump(folder, '@kinemorph/ui')).toBeUndefined();
  expect(plannedBump(join(folder, 'nowhere'), '@kinemorph/ui')).toBeUndefined();
  writeFileSync(join(folder, 'a.md'), plan);
  writeFileSync(join(folder, 'b.md'), plan.replace('minor', 'patch'));
  expect(plannedBump(folder, '@kinemorph/ui')).toBe('minor');
});
