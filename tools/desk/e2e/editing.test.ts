import { request as call } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRequest, DeskWord, Proposal } from '../src/api.ts';
import { copyContent, type SourceCopy } from './copies.ts';
import { startDesk, type RunningDesk } from './desk.ts';

const timeline = 'libs/content/src/campaigns/black-friday-2024/timeline.ts';
const product = 'libs/content/src/products/flagship-bumblebee/prices.json';
const end = 'uk.campaign.Black Friday 2024.cyberMonday';
const moved: ChangeRequest = { kind: 'instant', bar: end, edge: 'closes', typed: '2024-12-06 00:00' };

let copy: SourceCopy;
let desk: RunningDesk;
const untouched = new Map<string, string>();

beforeAll(async () => {
  copy = copyContent();
  for (const file of [timeline, product]) untouched.set(file, copy.read(file));
  desk = await startDesk(copy.root);
});
afterAll(async () => {
  await desk.stop();
  copy.remove();
});
beforeEach(() => {
  for (const [file, text] of untouched) copy.write(file, text);
});

async function proposed(request: ChangeRequest): Promise<Proposal> {
  const outcome = await desk.propose(request);
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.value;
}

const problemOf = async (outcome: Promise<{ readonly ok: boolean; readonly problem?: string }>) =>
  (await outcome).problem ?? '';

it('a window that connects after a change receives the version of the content', async () => {
  const connection = new AbortController();
  const { body } = await fetch(`${desk.origin}/api/events`, { signal: connection.signal });
  let received = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    received += part;
    if (received.includes('event: alive')) break;
  }
  connection.abort();
  expect(received).toContain(`event: content\ndata: ${(await desk.timeline()).version}\n`);
});

describe('moved boundary', () => {
  it('changes one literal, and lists everything that moves with it before writing', async () => {
    const before = copy.read(timeline);
    const { diff, moves, findings, files } = await proposed(moved);
    expect(findings).toEqual([]);
    expect(diff.split('\n').filter((line) => /^[+-] /.test(line))).toHaveLength(2);
    expect(new Set(moves.map(({ kind }) => kind))).toEqual(
      new Set(['campaign', 'price', 'tile', 'menu', 'banner', 'page']),
    );
    expect(moves.every(({ region }) => region === 'uk')).toBe(true);
    expect(copy.read(timeline)).toBe(before);

    expect(await desk.write(moved, files)).toMatchObject({ ok: true });
    expect(copy.read(timeline)).toBe(
      before.replace(/(?<=cyberMonday: '2024-11-30T00:00Z',\s+ends: )'2024-12-05T00:00Z'/, "'2024-12-06T00:00Z'"),
    );
    expect((await desk.timeline()).bars.find(({ id }) => id === end)?.closes).toBe(Date.UTC(2024, 11, 6));
    expect(await desk.handover()).toMatchObject({
      branch: expect.stringContaining('content/uk-black-friday') as string,
      diff,
    });

    expect(await desk.undo()).toMatchObject({ ok: true });
    expect(copy.read(timeline)).toBe(before);
    expect((await desk.handover()).diff).toBe('');
  });

  it.each([
    ['no date', '6 December', 'is not a date and a time'],
    ['a day that is not there', '2024-11-31', 'its days are 1 to 30'],
    ['an end before its beginning', '2024-11-01', 'It would end before it begins'],
    ['what it is already', '2024-12-05 00:00', 'It is that already'],
  ])('is rejected if it is %s, and nothing is written', async (_what, typed, said) => {
    expect(await problemOf(desk.propose({ ...moved, typed }))).toContain(said);
    expect(await problemOf(desk.write({ ...moved, typed }, []))).toContain(said);
    expect(copy.read(timeline)).toBe(untouched.get(timeline));
  });

  it('is rejected with the message of the checks if it makes the content invalid', async () => {
    // Black Friday's prices would overlap those of December.
    const overlapping: ChangeRequest = { ...moved, typed: '2024-12-20 00:00' };
    const { findings, files } = await proposed(overlapping);
    expect(findings.map(({ expected }) => expected).join()).toContain('a window that does not overlap');
    expect(await problemOf(desk.write(overlapping, files))).toContain('the checks find mistakes');
    expect(copy.read(timeline)).toBe(untouched.get(timeline));
  });

  it('is rejected if it follows another date', async () => {
    expect(
      await problemOf(
        desk.propose({ kind: 'instant', bar: 'uk.page.black-friday', edge: 'opens', typed: '2024-11-01' }),
      ),
    ).toContain('it follows another');
  });
});

describe('file that is saved elsewhere at the same time', () => {
  it('is not overwritten by a change that was proposed before', async () => {
    const { files } = await proposed(moved);
    copy.change(timeline, /^ +uk: \{/m, '  // Saved by somebody else.\n$&');
    expect(await problemOf(desk.write(moved, files))).toContain('was saved in another tab or editor');
    expect(copy.read(timeline)).toContain('Saved by somebody else');
    expect(copy.read(timeline)).toContain("ends: '2024-12-05T00:00Z'");
    expect(await desk.write(moved, (await proposed(moved)).files)).toMatchObject({ ok: true });
    expect(await desk.undo()).toMatchObject({ ok: true });
    expect(copy.read(timeline)).toContain('Saved by somebody else');
  });

  it('is not overwritten by undoing an earlier change', async () => {
    await desk.write(moved, (await proposed(moved)).files);
    const written = copy.read(timeline);
    copy.change(timeline, /^ +uk: \{/m, '  // Saved by somebody else.\n$&');
    expect(await problemOf(desk.undo())).toContain('changed outside the desk');
    expect(copy.read(timeline)).toContain('Saved by somebody else');
    copy.write(timeline, written);
    expect(await desk.undo()).toMatchObject({ ok: true });
  });

  it('is reported if it does not parse; earlier bars stay, and changes are rejected', async () => {
    copy.change(timeline, /export const timeline = /, 'export const timeline = = ');
    expect(await problemOf(desk.propose(moved))).toContain('while a file cannot be read');
    const { problem, bars } = await desk.timeline();
    expect(problem).toContain(`${timeline}:`);
    expect(bars.length).toBeGreaterThan(0);
    copy.change(timeline, /export const timeline = = /, 'export const timeline = ');
    expect(await desk.propose(moved)).toMatchObject({ ok: true });
    expect((await desk.timeline()).problem).toBeUndefined();
  });
});

describe('price', () => {
  const key = 'flagshipBumblebee uk regular  ';

  it('is written into the prices.json of its product, and undone', async () => {
    const request: ChangeRequest = { kind: 'price', key, amount: '1399' };
    expect(await desk.write(request, (await proposed(request)).files)).toMatchObject({ ok: true });
    expect(copy.read(product)).toMatch(/"currency": "GBP",\s+"regular": \{ "amount": 1399 \}/);
    expect(await desk.undo()).toMatchObject({ ok: true });
  });

  it.each([
    ['1.399', 'without separators of thousands'],
    ['800', 'promotions below the regular price'],
    ['', 'a number above 0'],
  ])('of %j is rejected with the rule that it breaks', async (amount, said) => {
    expect(await problemOf(desk.propose({ kind: 'price', key, amount }))).toContain(said);
    expect(copy.read(product)).toBe(untouched.get(product));
  });
});

describe('text', () => {
  const folder = 'libs/content/messages/navigation';
  const key = 'nav.products.all';
  const file = (locale: string) => `${folder}/${locale}.json`;
  const word = (locale: string, text: string): ChangeRequest => ({ kind: 'word', folder, key, locale, text });
  const read = async (region: string) =>
    (await (
      await fetch(`${desk.origin}/api/word?${new URLSearchParams({ file: file('en-US'), key, region }).toString()}`)
    ).json()) as DeskWord;

  it('lists the files that may contain it, with the regions that would show it', async () => {
    const { text, places } = await read('uk');
    expect(text).toBe('All robots');
    expect(places).toEqual([
      { locale: 'en-GB', file: file('en-GB'), regions: ['uk', 'eu'] },
      { locale: 'en-US', file: file('en-US'), regions: ['us', 'uk', 'eu'] },
    ]);
    expect(await read('de')).toMatchObject({ english: text, places: [{ locale: 'de-DE', regions: ['de'] }] });
  });

  it('is written only into the file of one locale, and undone', async () => {
    const before = copy.read(file('en-GB'));
    const request = word('en-GB', 'Every robot');
    const { diff, files } = await proposed(request);
    expect(files.map((one) => one.file)).toEqual([file('en-GB')]);
    expect(diff.split('\n').filter((line) => /^[+-] /.test(line))).toEqual(['+  "nav.products.all": "Every robot",']);
    expect(await desk.write(request, files)).toMatchObject({ ok: true });
    expect((await read('uk')).text).toBe('Every robot');
    expect((await read('us')).text).toBe('All robots');
    expect(await desk.handover()).toMatchObject({
      message: expect.stringMatching(/^content\/navigation: en-GB: nav\.products\.all/) as string,
    });
    expect(await desk.undo()).toMatchObject({ ok: true });
    expect(copy.read(file('en-GB'))).toBe(before);
  });

  it('is written into a new file, which undo removes again', async () => {
    expect(copy.has(file('en-EU'))).toBe(false);
    const request = word('en-EU', 'Each robot');
    const { diff, files } = await proposed(request);
    expect(diff).toContain('--- /dev/null');
    expect(await desk.write(request, files)).toMatchObject({ ok: true });
    expect((await read('eu')).text).toBe('Each robot');
    expect(await desk.undo()).toMatchObject({ ok: true });
    expect(copy.has(file('en-EU'))).toBe(false);
  });

  it('is rejected if it breaks a rule of the checks, and nothing is written', async () => {
    const before = copy.read(file('de-DE'));
    const request = word('de-DE', '{gone} robots');
    const { findings, files } = await proposed(request);
    expect(findings).not.toEqual([]);
    expect(await problemOf(desk.write(request, files))).toContain('the checks find mistakes');
    expect(await problemOf(desk.propose(word('de-DE', '')))).toBe('');
    expect((await proposed(word('de-DE', ''))).findings.map(({ expected }) => expected)).toContain('a text');
    expect(copy.read(file('de-DE'))).toBe(before);
  });

  it('is rejected while another text file does not parse, with the name of that file', async () => {
    const before = copy.read(file('fr-FR'));
    copy.change(file('fr-FR'), /",\n/, '"\n');
    expect(await problemOf(desk.propose(word('de-DE', 'Jeder Roboter')))).toContain(`${file('fr-FR')}:`);
    copy.write(file('fr-FR'), before);
    expect(await problemOf(desk.propose(word('de-DE', 'Jeder Roboter')))).toBe('');
  });
});

describe('server of the desk', () => {
  const posted = (headers: Record<string, string>) =>
    fetch(`${desk.origin}/api/changes/write`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', ...headers },
      body: JSON.stringify({ request: moved, files: [] }),
    });

  it('rejects write requests without the token or from another origin', async () => {
    expect((await posted({})).status).toBe(403);
    expect((await posted({ 'x-desk-token': 'guess' })).status).toBe(403);
    expect((await posted({ 'x-desk-token': desk.token, origin: 'https://evil.example' })).status).toBe(403);
    expect(copy.read(timeline)).toBe(untouched.get(timeline));
  });

  it('returns 403 for a request with another host name', async () => {
    const { port } = new URL(desk.origin);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      call({ host: '127.0.0.1', port, path: '/', headers: { host: `evil.example:${port}` } }, (answer) =>
        resolve(answer.resume().statusCode),
      )
        .once('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });

  it('returns a calendar for each region, 404 for unknown regions and 400 for invalid instants', async () => {
    for (const { id } of (await desk.timeline()).regions)
      expect(await (await fetch(`${desk.origin}/calendar/${id}.ics`)).text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect((await fetch(`${desk.origin}/calendar/atlantis.ics`)).status).toBe(404);
    expect((await fetch(`${desk.origin}/api/compare.csv?before=x&after=y`)).status).toBe(400);
  });
});
