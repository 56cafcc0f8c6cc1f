import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pinned = process.platform === 'linux' && process.arch === 'x64';

let folder = '';
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

function newFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'visual-'));
  cpSync(at('../fixture'), join(made, 'storybook'), { recursive: true });
  return made;
}

/** Runs the tool on a Storybook of four stories. */
function visual(...args: string[]): Promise<{ code: number; output: string }> {
  return run([], args);
}

/** Like `visual`, on a machine where the pinned browser does not run. */
const visualElsewhere = (...args: string[]) =>
  run(['--import', 'data:text/javascript,process.report.getReport = () => ({ header: {} });'], args);

function run(nodeOptions: readonly string[], args: readonly string[]): Promise<{ code: number; output: string }> {
  const places = [
    '--storybook',
    join(folder, 'storybook'),
    '--baselines',
    join(folder, 'baselines'),
    '--report',
    join(folder, 'report'),
  ];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...nodeOptions, at('./main.ts'), '--workers', '2', ...places, ...args],
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr }),
    );
  });
}
const edit = (file: string, from: string, to: string) => {
  const path = join(folder, 'storybook', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
};
const pictures = () =>
  readdirSync(join(folder, 'baselines'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp') && file !== 'calibration.webp')
    .sort();

describe.runIf(pinned)('npm run visual', () => {
  /** A folder in which all pictures are accepted, made once: tests begin with a copy of it. */
  let accepted = '';
  beforeAll(async () => {
    folder = accepted = newFolder();
    expect(await visual('--accept', 'all')).toMatchObject({ code: 0 });
  });
  afterAll(() => rmSync(accepted, { recursive: true }));
  const acceptAll = () => {
    for (const part of ['baselines', 'report']) cpSync(join(accepted, part), join(folder, part), { recursive: true });
  };

  it('reports a change, accepts it on request, and reports a removed story', async () => {
    const first = await visual();
    expect(first.code).toBe(1);
    expect(first.output).toContain('12 new');
    expect(first.output).toContain('npm run visual -- --accept box--chance');

    const accepted = await visual('--accept', 'all');
    expect(accepted).toMatchObject({
      code: 0,
      output: expect.stringContaining('Accepted 12 pictures of 4 stories') as string,
    });
    expect(pictures()).toHaveLength(12);
    expect(pictures()).toContain(join('box--still', 'mobile.webp'));

    const second = await visual();
    expect(second).toMatchObject({ code: 0, output: expect.stringContaining('12 as before') as string });

    edit('iframe.html', '#ff5a1f', '#ff6a1f');
    const changed = await visual();
    expect(changed.code).toBe(1);
    expect(changed.output).toMatch(/✗ changed {2}box--still · mobile: \d+ pixels differ/);
    expect(changed.output).toContain(join('baselines', 'box--still', 'mobile.webp'));
    expect(changed.output).toContain('3 changed, 9 as before');
    for (const mode of ['mobile', 'ipad', 'window'])
      expect(changed.output).toContain(`✗ changed  box--still · ${mode}`);
    for (const kind of ['before.webp', 'after.webp', 'difference.webp'])
      expect(existsSync(join(folder, 'report/pictures', `box--still.mobile.${kind}`))).toBe(true);
    expect(readFileSync(join(folder, 'report/results.js'), 'utf8')).toContain('"outcome":"changed"');

    expect(await visual('--accept', 'box--st*')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Accepted 3 pictures of 1 story') as string,
    });
    expect((await visual()).code).toBe(0);

    edit('index.json', '"id": "box--clock"', '"id": "box--new"');
    const removed = await visual('--only', 'box--clock');
    expect(removed.code).toBe(1);
    expect(removed.output).toContain('✗ removed  box--clock · mobile');
    expect(await visual('--accept', 'box--clock')).toMatchObject({ code: 0 });
    expect(pictures().filter((file) => file.startsWith('box--clock'))).toEqual([]);
  });

  it('takes one story of a component under each visitor setting, and resets it for the next', async () => {
    for (const name of ['still', 'clock'])
      edit('index.json', `"box--${name}": { "id": "box--${name}"`, `"x--${name}": { "id": "components-box--${name}"`);
    await visual('--accept', 'components-*');
    expect(pictures().filter((file) => file.includes('--still'))).toHaveLength(7);
    expect(pictures().filter((file) => file.includes('--clock'))).toHaveLength(3);

    const pixel = async (mode: string, left: number, top: number) => {
      const file = join(folder, 'baselines/components-box--still', `${mode}.webp`);
      const place = { left, top, width: 1, height: 1 };
      return `#${(await sharp(file).extract(place).raw().toBuffer()).toString('hex').slice(0, 6)}`;
    };
    const [box, page] = ['#ff5a1f', '#ffffff'];
    // The box takes up the first half of the width, and six lines of the height.
    expect(await pixel('ipad', 20, 100)).toBe(box);
    expect(await pixel('ipad', 20, 150)).toBe(page);
    expect(await pixel('ipad', 800, 100)).toBe(page);
    expect(await pixel('forced-colours', 20, 100)).toBe(page);
    expect(await pixel('large-text', 20, 150)).toBe(box);
    expect(await pixel('right-to-left', 20, 100)).toBe(page);
    expect(await pixel('right-to-left', 800, 100)).toBe(box);
    expect(await sharp(join(folder, 'baselines/components-box--still/zoomed.webp')).metadata()).toMatchObject({
      width: 320,
      height: 256,
    });
  });

  it('reports a story that fails, and never accepts it', async () => {
    edit('iframe.html', "'chance'", "'other'");
    const { code, output } = await visual('--accept', 'all');
    expect(code).toBe(1);
    expect(output).toContain('✗ broken   box--chance · mobile: There is no story box--chance.');
    expect(pictures()).toHaveLength(9);
  });

  it('takes the same pictures each time, even of stories with the time or random values', async () => {
    expect(await visual('--repeat', '3')).toMatchObject({
      code: 0,
      output: expect.stringContaining('3 runs of 12 pictures: 0 flakes (0 not the same to the last bit)') as string,
    });
  });

  it('always shows the smallest size of a picture', async () => {
    await visual('--accept', 'box--sizes');
    const [red, , blue] = await sharp(join(folder, 'baselines/box--sizes/window.webp'))
      .extract({ left: 20, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red, blue]).toEqual([255, 0]);
  });

  it('fails on a machine that draws differently from the accepted pictures, unless a skip is allowed', async () => {
    acceptAll();
    await sharp({ create: { width: 820, height: 480, channels: 3, background: '#fff' } })
      .webp()
      .toFile(join(folder, 'baselines/calibration.webp'));
    edit('iframe.html', '#ff5a1f', '#ff6a1f');
    expect(await visual()).toMatchObject({
      code: 2,
      output: expect.stringMatching(
        /Compared nothing: 4 stories not looked at\.\nThis machine draws otherwise[^]*What to do:[^]*npm run visual -- --allow-skip/,
      ) as string,
    });
    expect(await visual('--allow-skip')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/SKIPPED 4 stories, compared 0 pictures[^]*This machine draws otherwise/) as string,
    });
    expect(await visual('--any-browser')).toMatchObject({
      code: 1,
      output: expect.stringContaining('3 changed, 9 as before') as string,
    });
    expect(await visual('--accept', 'box--still')).toMatchObject({
      code: 2,
      output: expect.stringContaining('accept there, or --accept all') as string,
    });

    expect(await visual('--accept', 'all')).toMatchObject({ code: 0 });
    expect(await visual()).toMatchObject({ code: 0, output: expect.stringContaining('12 as before') as string });
  });

  it('fails where the pinned browser does not run, unless a skip is allowed', async () => {
    expect(await visualElsewhere()).toMatchObject({
      code: 2,
      output: expect.stringMatching(
        /Compared nothing: 4 stories not looked at\.\n[^]*another browser draws otherwise/,
      ) as string,
    });
    expect(await visualElsewhere('--allow-skip')).toMatchObject({
      code: 0,
      output: expect.stringContaining('SKIPPED 4 stories, compared 0 pictures') as string,
    });
  });

  it('accepts a group of the last report by its name', async () => {
    acceptAll();
    expect(await visual('--accept', 'group:boxes')).toMatchObject({
      code: 2,
      output: expect.stringContaining('The last report has no group:boxes. It has: group:box.') as string,
    });
    edit('iframe.html', '#ff5a1f', '#ff6a1f');
    expect((await visual()).output).toContain('Accept:  npm run visual -- --accept group:box');
    expect(await visual('--accept', 'group:box')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Accepted 3 pictures of 1 story') as string,
    });
    expect((await visual()).code).toBe(0);
  });

  it('compares every picture where it can, even if a skip is allowed', async () => {
    acceptAll();
    edit('iframe.html', '#ff5a1f', '#ff6a1f');
    expect(await visual('--allow-skip')).toMatchObject({
      code: 1,
      output: expect.stringContaining('3 changed, 9 as before') as string,
    });
  });

  it('lists the stories, and reports a name that matches none', async () => {
    expect((await visual('--list')).output).toContain('box--still   Box · Still   no baselines yet');
    expect(await visual('--only', 'bx')).toMatchObject({
      code: 2,
      output: expect.stringContaining('No story is called bx') as string,
    });
  });
});
