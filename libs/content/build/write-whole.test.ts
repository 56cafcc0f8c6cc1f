import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeWhole } from './write-whole.ts';

it('replaces a file while an open reader keeps the former text, and leaves no other file', () => {
  const root = mkdtempSync(join(tmpdir(), 'whole-'));
  const file = join(root, 'list.ts');
  writeFileSync(file, 'former');
  const reader = openSync(file, 'r');
  onTestFinished(() => {
    closeSync(reader);
    rmSync(root, { recursive: true });
  });
  writeWhole(file, 'new');
  expect(readFileSync(reader, 'utf8')).toBe('former');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(root)).toEqual(['list.ts']);
});
