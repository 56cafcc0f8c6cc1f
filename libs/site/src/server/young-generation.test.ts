import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = fileURLToPath(new URL('young-generation.ts', import.meta.url));
/** Leaves objects behind as a busy server does, and prints the megabytes of the young generation. */
const work = `
  let kept = [];
  for (let i = 0; i < 2e6; i += 1) {
    kept.push({ i, list: [i] });
    if (kept.length > 50000) kept = [];
  }
  const { getHeapSpaceStatistics } = await import('node:v8');
  console.log(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size / 2 ** 20);`;
const megabytes = (before: string) => Number(execFileSync(process.execPath, ['--input-type=module', '-e', before + work], { encoding: 'utf8' }));

it('young generation: stays as small as it is, whatever a process does', () => {
  expect(megabytes(`(await import(${JSON.stringify(file)})).keepYoungGeneration();`)).toBeLessThan(16);
  expect(megabytes('')).toBeGreaterThan(16);
});
