import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { themeCss } from './make.ts';

const command = fileURLToPath(new URL('theme-command.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ui-theme-'));

/** Runs the command in a temporary folder, with this text as the module of a theme. */
function run(module: string, ...target: string[]) {
  writeFileSync(join(folder, 'acme.mjs'), module);
  return spawnSync(process.execPath, [command, 'acme.mjs', ...target], { cwd: folder, encoding: 'utf8' });
}

test('the command writes the style sheet of a theme', () => {
  const good = "export default { name: 'acme', colors: { action: { ground: '#FFB000' } } };";
  const css = themeCss({ name: 'acme', colors: { action: { ground: '#FFB000' } } });
  expect(run(good, 'good.css')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(readFileSync(join(folder, 'good.css'), 'utf8')).toBe(css);
  expect(run(good)).toMatchObject({ status: 0, stdout: css, stderr: '' });
});

test('the command writes no file for a theme with low contrast, and reports the pairs', () => {
  const { status, stdout, stderr } = run(
    "export default { name: 'acme', colors: { sale: { ground: '#FFFFFF', text: '#999999' } } };",
    'low.css',
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    'Theme "acme": 1 pair has too little contrast. Nothing was written.\n  sale.text on sale.ground: 2.84 to 1, wanted 4.5 to 1. Make sale.text darker: #767676 in place of #999999 has enough contrast with sale.ground (#FFFFFF).\n',
  );
  expect(existsSync(join(folder, 'low.css'))).toBe(false);
});

test('the command reports an invalid or missing module in one line', () => {
  expect(run("export const acme = { name: 'acme' };").stderr).toBe(
    'acme.mjs exports no theme. Write "export default" before the theme.\n',
  );
  expect(run("export default { name: 'brand' };").stderr).toMatch(/^Theme "brand": .+\n$/);
  expect(spawnSync(process.execPath, [command], { encoding: 'utf8' })).toMatchObject({
    status: 1,
    stderr: 'Name the module of a theme, and the style sheet to write: kinemorph-theme acme.ts acme.css\n',
  });
});
