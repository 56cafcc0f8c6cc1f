import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

it.each([
  ['files', '.dependency-cruiser.mjs', ['libs', 'apps', 'tools']],
  ['folders of the site', '.dependency-cruiser-folders.mjs', ['libs/site/src']],
])('imports: %s follow the rules of %s', { timeout: 120_000 }, (_what, rules, folders) => {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '-c', rules, '-T', 'err-long', ...folders],
    { cwd: root, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' } },
  );
  expect(stdout).toContain('no dependency violations found');
});
