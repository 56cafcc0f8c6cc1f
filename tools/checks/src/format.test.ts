import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

it('every file is formatted; `npm run format` fixes the files listed here', { timeout: 300_000 }, () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/prettier/bin/prettier.cjs', '--list-different', '.'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  expect(stdout.split('\n').filter(Boolean)).toEqual([]);
});
