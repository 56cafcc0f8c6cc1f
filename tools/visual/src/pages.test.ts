import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AcceptedPages } from './accepted-pages.ts';
import { pagesNotCompared } from './skip.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pinned = process.platform === 'linux' && process.arch === 'x64';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-pages-'));
  for (const side of ['base', 'storybook'] as const) {
    cpSync(at('../fixture'), join(folder, side), { recursive: true });
    // One component, and two pages.
    edit(side, 'index.json', (text) =>
      text.replaceAll('box--clock', 'screens-box--clock').replaceAll('box--chance', 'screens-box--chance'),
    );
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function edit(side: 'base' | 'storybook', file: string, change: (text: string) => string) {
  const path = join(folder, side, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
}

/** Runs the tool on two Storybooks: one of the base commit, and one of the change. */
function visual(...args: string[]): Promise<{ code: number; output: string }> {
  const places = Object.entries({
    '--storybook': 'storybook',
    '--base-storybook': 'base',
    '--baselines': 'baselines',
    '--report': 'report',
  }).flatMap(([option, place]) => [option, join(folder, place)]);
  return new Promise((resolve) => {
    execFile(process.execPath, [at('./main.ts'), '--workers', '2', ...places, ...args], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr }),
    );
  });
}
const says = (text: string) => expect.stringContaining(text) as string;
const committed = () => readdirSync(join(folder, 'baselines'), { recursive: true, encoding: 'utf8' });

describe.runIf(pinned)('pages in npm run visual', () => {
  beforeEach(async () => {
    // The component has committed pictures; the two pages are unchanged.
    expect(await visual('--accept', 'all')).toMatchObject({
      code: 0,
      output: says('Accepted 6 pictures of 2 stories'),
    });
  });

  it('are compared with the base commit of a change, and have no committed pictures', async () => {
    expect(committed().some((file) => file.includes('screens-'))).toBe(false);
    expect(await visual()).toMatchObject({ code: 0, output: says('12 pictures of 4 stories') });

    edit('storybook', 'iframe.html', (text) => text.replace('24px); }', '25px); }'));
    const changed = await visual();
    expect(changed).toMatchObject({ code: 1, output: says('3 changed, 9 as before') });
    expect(changed.output).toMatch(/✗ changed {2}screens-box--chance · mobile: \d+ pixels differ/);
    expect(existsSync(join(folder, 'visual-before/screens-box--chance/mobile.webp'))).toBe(true);
    for (const kind of ['before.webp', 'after.webp', 'difference.webp'])
      expect(existsSync(join(folder, 'report/pictures', `screens-box--chance.mobile.${kind}`))).toBe(true);
  });

  it('are accepted only in their current look, which the report still shows', async () => {
    edit('storybook', 'iframe.html', (text) => text.replace('24px); }', '25px); }'));
    expect(await visual('--accept', 'screens-box--chance')).toMatchObject({
      code: 0,
      output: says('Accepted 3 pictures of 1 story'),
    });
    expect(committed().filter((file) => file.includes('screens-'))).toEqual([
      join('accepted', 'screens-box--chance.json'),
    ]);
    expect(await visual()).toMatchObject({ code: 0, output: says('3 accepted, 9 as before') });
    expect(readFileSync(join(folder, 'report/results.js'), 'utf8')).toContain('Accepted in this change');

    edit('storybook', 'iframe.html', (text) => text.replace('25px); }', '26px); }'));
    expect(await visual()).toMatchObject({ code: 1, output: says('3 changed, 9 as before') });
  });

  it('are reported when they are new or removed', async () => {
    edit('storybook', 'index.json', (text) => text.replaceAll('screens-box--clock', 'screens-new--clock'));
    const { code, output } = await visual();
    expect(code).toBe(1);
    expect(output).toContain('✗ new      screens-new--clock · mobile');
    expect(output).toContain('✗ removed  screens-box--clock · mobile');
    expect(await visual('--accept', 'screens-*')).toMatchObject({ code: 0 });
    expect(await visual()).toMatchObject({ code: 0, output: says('6 accepted, 9 as before') });
  });
});

it('pages that could not be compared make a run fail, unless a skip is allowed', () => {
  expect(pagesNotCompared(254, 'No history.', false)).toMatchObject({
    code: 2,
    message: expect.stringMatching(/Not compared: 254 pages\.\nNo history\.[^]*--since <commit>/) as string,
  });
  expect(pagesNotCompared(1, 'No history.', true)).toMatchObject({
    code: 0,
    message: expect.stringMatching(/^SKIPPED 1 page:[^]*No history\./) as string,
  });
});

it('accepted pages of an earlier change are forgotten, and those of this change are kept', async () => {
  const accepted = join(folder, 'baselines/accepted');
  mkdirSync(accepted, { recursive: true });
  for (const story of ['screens-box--old', 'screens-box--mine']) writeFileSync(join(accepted, `${story}.json`), '{}');
  await new AcceptedPages(join(folder, 'baselines')).forget([
    'libs/screens/src/box/Box.tsx',
    'tools/visual/baselines/accepted/screens-box--mine.json',
  ]);
  expect(readdirSync(accepted)).toEqual(['screens-box--mine.json']);
});
