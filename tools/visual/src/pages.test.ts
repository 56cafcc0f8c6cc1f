import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AcceptedPages } from './accepted-pages.ts';
import { notCalibrated, pagesNotCompared } from './skip.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pinned = process.platform === 'linux' && process.arch === 'x64';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-pages-'));
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
/** Replaces the calibration sheet, as if another machine had drawn the accepted pictures. */
const moveToAnotherMachine = () =>
  sharp({ create: { width: 820, height: 480, channels: 3, background: '#fff' } })
    .webp()
    .toFile(join(folder, 'baselines/calibration.webp'));
const committed = () => readdirSync(join(folder, 'baselines'), { recursive: true, encoding: 'utf8' });

describe.runIf(pinned)('pages in npm run visual', () => {
  /** A folder in which the components have committed pictures, and the two pages are unchanged. */
  let accepted = '';
  beforeAll(async () => {
    folder = accepted = mkdtempSync(join(tmpdir(), 'visual-pages-'));
    for (const side of ['base', 'storybook'] as const) {
      cpSync(at('../fixture'), join(folder, side), { recursive: true });
      edit(side, 'index.json', (text) =>
        text.replaceAll('box--clock', 'screens-box--clock').replaceAll('box--chance', 'screens-box--chance'),
      );
    }
    expect(await visual('--accept', 'all')).toMatchObject({
      code: 0,
      output: says('Accepted 6 pictures of 2 stories'),
    });
  });
  afterAll(() => rmSync(accepted, { recursive: true }));
  beforeEach(() => {
    cpSync(accepted, folder, { recursive: true });
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

  it('are compared also on a machine that draws otherwise, where only the components are skipped', async () => {
    await moveToAnotherMachine();
    const skipped = await visual();
    expect(skipped).toMatchObject({ code: 2, output: says('6 pictures of 2 stories') });
    expect(skipped.output).toMatch(
      /Not compared: 2 stories of components; compared 6 pictures of pages\.\nThis machine draws otherwise[^]*--allow-skip/,
    );
    expect(await visual('--allow-skip')).toMatchObject({
      code: 0,
      output: says('SKIPPED 2 stories of components, compared 6 pictures of pages'),
    });
    expect(await visual('--only', 'screens-*')).toMatchObject({
      code: 0,
      output: expect.not.stringContaining('ompared') as string,
    });

    edit('storybook', 'iframe.html', (text) => text.replace('24px); }', '25px); }'));
    const changed = await visual('--allow-skip');
    expect(changed).toMatchObject({ code: 1, output: says('3 changed, 3 as before') });
    expect(changed.output).toContain('SKIPPED 2 stories of components');
  });

  it('pass on a machine that draws otherwise if they were accepted, and count as skipped', async () => {
    edit('storybook', 'iframe.html', (text) => text.replace('24px); }', '25px); }'));
    await visual('--accept', 'screens-box--chance');
    await moveToAnotherMachine();
    const file = join(folder, 'baselines/accepted/screens-box--chance.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/[\da-f]{64}/g, 'drawn by the other machine'));

    const allowed = await visual('--allow-skip');
    expect(allowed).toMatchObject({ code: 0, output: says('3 accepted, 3 as before') });
    expect(allowed.output).toContain(
      'SKIPPED 2 stories of components and 3 accepted pictures of pages, compared 3 pictures of pages',
    );
    expect(await visual('--only', 'screens-*')).toMatchObject({
      code: 2,
      output: says('Not compared: 3 accepted pictures of pages; compared 3 pictures of pages.'),
    });
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

it('pages alone need no calibration, so a run without components and accepted pages skips nothing', () => {
  const page = { story: 'screens-box--one', name: 'One', mode: 'mobile' };
  expect(notCalibrated(0, [{ ...page, outcome: 'same' }], false)).toBeUndefined();
  expect(notCalibrated(1, [{ ...page, outcome: 'same' }], false)).toMatchObject({
    code: 2,
    message: says('Not compared: 1 story of components; compared 1 picture of pages.\nThis machine draws otherwise'),
  });
  expect(notCalibrated(0, [{ ...page, outcome: 'accepted' }], true)).toMatchObject({
    code: 0,
    message: says('SKIPPED 1 accepted picture of pages, compared 0 pictures of pages'),
  });
});

it('a page that an earlier change accepted passes on no other machine', async () => {
  const accepted = join(folder, 'baselines/accepted');
  mkdirSync(accepted, { recursive: true });
  writeFileSync(join(accepted, 'screens-box--one.json'), '{ "mobile": "drawn by the other machine" }');
  const page = { story: 'screens-box--one', name: 'One', mode: 'mobile', evidence: {} };
  const outcome = async (drawnHere: boolean, changed: readonly string[]) => {
    const pages = new AcceptedPages(join(folder, 'baselines'), { drawnHere });
    return (await pages.recognise([{ ...page, outcome: 'changed', pixels: 3 }], changed))[0]?.outcome;
  };
  const inThisChange = ['tools/visual/baselines/accepted/screens-box--one.json'];
  expect(await outcome(false, inThisChange)).toBe('accepted');
  expect(await outcome(false, ['libs/screens/src/box/Box.tsx'])).toBe('changed');
  expect(await outcome(true, inThisChange)).toBe('changed');
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
