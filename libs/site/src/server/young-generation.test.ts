import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = fileURLToPath(new URL('young-generation.ts', import.meta.url));
/** Leaves objects behind as a busy server does, and prints the megabytes of the young generation; they are 64 or 128 unless it is kept. */
const work = `
  (await import(${JSON.stringify(file)})).keepYoungGeneration();
  let kept = [];
  for (let i = 0; i < 2e6; i += 1) {
    kept.push({ i, list: [i] });
    if (kept.length > 50000) kept = [];
  }
  const { getHeapSpaceStatistics } = await import('node:v8');
  // As text: a number is printed in colour.
  console.log(String(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size / 2 ** 20));`;

it('young generation: stays as small as it is, whatever a process does', () => {
  const megabytes = Number(execFileSync(process.execPath, ['--input-type=module', '-e', work], { encoding: 'utf8' }));
  expect(megabytes).toBeGreaterThan(0);
  expect(megabytes).toBeLessThan(16);
});
