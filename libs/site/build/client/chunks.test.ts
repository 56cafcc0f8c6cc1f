import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namedPaths } from './chunks.ts';

const workspace = new URL('../../../../', import.meta.url);

const named = Object.entries(namedPaths).flatMap(([folder, starts]) => starts.map((start) => ({ folder, start })));

test.each(named)('chunk path matches an existing file: $folder/$start', ({ folder, start }) => {
  const files = readdirSync(new URL(folder, workspace), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.startsWith(start))).not.toEqual([]);
});
