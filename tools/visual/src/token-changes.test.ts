import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { differences, tokenChanges } from './token-changes.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

it('returns each token that differs once, with both values', () => {
  const before = new Map([
    ['brand.component.button.cut', '4px'],
    ['christmas.component.button.cut', '4px'],
    ['brand.old', '1px'],
    ['brand.same', '2px'],
  ]);
  const after = new Map([
    ['brand.component.button.cut', '6px'],
    ['christmas.component.button.cut', '6px'],
    ['brand.fresh', '3px'],
    ['brand.same', '2px'],
  ]);
  expect(differences(before, after)).toEqual(['component.button.cut 4px → 6px', 'old 1px → gone', 'fresh new → 3px']);
});

it('returns no changes when the earlier tokens can’t be read', () => {
  expect(tokenChanges(root, 'no-such-commit')).toEqual([]);
});

it('returns no changes from HEAD when the themes are not edited', () => {
  const clean =
    execFileSync('git', ['status', '--porcelain', 'libs/ui/src/theme', 'libs/ui/src/themes'], {
      cwd: root,
      encoding: 'utf8',
    }) === '';
  if (clean) expect(tokenChanges(root, 'HEAD')).toEqual([]);
});
