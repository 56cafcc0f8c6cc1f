import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pinned = process.platform === 'linux' && process.arch === 'x64';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
  cpSync(at('../fixture'), join(folder, 'storybook'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the tool as a person does, on a Storybook of three stories. */
function visual(...args: string[]): Promise<{ code: number; said: string }> {
  const places = ['--storybook', join(folder, 'storybook'), '--baselines', join(folder, 'baselines'), '--report', join(folder, 'report')];
  return new Promise((resolve) => {
    // A report of this run is none of the gate's.
    execFile(process.execPath, [at('./main.ts'), '--workers', '2', ...places, ...args], { env: { ...process.env, VISUAL_GATE_REPORT: join(folder, 'gate.json') } }, (error, stdout, stderr) => resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, said: stdout + stderr }));
  });
}
const edit = (file: string, from: string, to: string) => {
  const path = join(folder, 'storybook', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
};
const pictures = () => readdirSync(join(folder, 'baselines'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp')).sort();
const gate = () => (JSON.parse(readFileSync(join(folder, 'gate.json'), 'utf8')) as { testResults: { assertionResults: { fullName: string; status: string }[] }[] }).testResults[0]?.assertionResults ?? [];

describe.runIf(pinned)('npm run visual', () => {
  it('sees a change, takes it when told to, and misses a story that is gone', async () => {
    const first = await visual();
    expect(first.code).toBe(1);
    expect(first.said).toContain('9 new');
    expect(first.said).toContain('npm run visual -- --accept box--chance');

    const accepted = await visual('--accept', 'all');
    expect(accepted).toMatchObject({ code: 0, said: expect.stringContaining('Accepted 9 pictures of 3 stories') as string });
    expect(pictures()).toHaveLength(9);
    expect(pictures()).toContain(join('box--still', 'mobile.webp'));

    const second = await visual();
    expect(second).toMatchObject({ code: 0, said: expect.stringContaining('9 as before') as string });
    expect(gate().map(({ status }) => status)).toEqual(Array(9).fill('passed'));

    edit('iframe.html', '#ff5a1f', '#ff6a1f');
    const changed = await visual();
    expect(changed.code).toBe(1);
    expect(changed.said).toMatch(/✗ changed {2}box--still · mobile: \d+ pixels differ/);
    expect(changed.said).toContain(join('baselines', 'box--still', 'mobile.webp'));
    expect(changed.said).toContain('3 changed, 6 as before');
    expect(gate().filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)).toEqual(['Box · Still · mobile', 'Box · Still · ipad', 'Box · Still · window']);
    for (const kind of ['before.webp', 'after.png', 'difference.png']) expect(existsSync(join(folder, 'report/pictures', `box--still.mobile.${kind}`))).toBe(true);
    expect(readFileSync(join(folder, 'report/results.js'), 'utf8')).toContain('"outcome":"changed"');

    expect(await visual('--accept', 'box--st*')).toMatchObject({ code: 0, said: expect.stringContaining('Accepted 3 pictures of 1 story') as string });
    expect((await visual()).code).toBe(0);

    edit('index.json', '"id": "box--clock"', '"id": "box--new"');
    const removed = await visual('--only', 'box--clock');
    expect(removed.code).toBe(1);
    expect(removed.said).toContain('✗ removed  box--clock · mobile');
    expect(await visual('--accept', 'box--clock')).toMatchObject({ code: 0 });
    expect(pictures().filter((file) => file.startsWith('box--clock'))).toEqual([]);
  });

  it('tells of a story that fails, and never accepts it', async () => {
    edit('iframe.html', "'chance'", "'other'");
    const { code, said } = await visual('--accept', 'all');
    expect(code).toBe(1);
    expect(said).toContain('✗ broken   box--chance · mobile: There is no story box--chance.');
    expect(pictures()).toHaveLength(6);
  });

  it('takes the same pictures each time, though the stories show the time and chance', async () => {
    expect(await visual('--repeat', '3')).toMatchObject({ code: 0, said: expect.stringContaining('3 runs of 9 pictures: 0 flakes (0 not the same to the last bit)') as string });
  });

  it('lists the stories, and says so when a name means none', async () => {
    expect((await visual('--list')).said).toContain('box--still   Box · Still   no baselines yet');
    expect(await visual('--only', 'bx')).toMatchObject({ code: 2, said: expect.stringContaining('No story is called bx') as string });
  });
});
