import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

it('imports: follow the rules of .dependency-cruiser.mjs', { timeout: 120_000 }, () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '-T', 'err-long', 'libs', 'apps', 'tools'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' } },
  );
  expect(stdout).toContain('no dependency violations found');
});
