import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
const calls = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** Returns the empty texts of a value, by their paths: `answers.count`. */
function emptyTexts(value: unknown, place: string): readonly string[] {
  if (value === '') return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => emptyTexts(part, place === '' ? key : `${place}.${key}`));
}

test.each(calls)('%s has its function, its test and its example', (id) => {
  for (const file of [`${id}.ts`, `${id}.test.ts`, 'example.json'])
    expect(existsSync(new URL(`${id}/${file}`, folder)), file).toBe(true);
});

test.each(calls)('the example of %s contains no empty texts', (id) => {
  const example = JSON.parse(readFileSync(new URL(`${id}/example.json`, folder), 'utf8')) as object;
  const missing = emptyTexts(example, '').map(
    (place) => `libs/api-client/src/calls/${id}/example.json: ${place} is empty: write a value that the API would send`,
  );
  expect(missing, missing.join('\n')).toEqual([]);
});
