import { regionIds } from '@kinemorph/content';
import { axeViolations } from '@kinemorph/site/testing';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import type { ChangeRequest, Comparison, Outcome } from '../src/api.ts';
import { copySites, type SourceCopy } from './copies.ts';
import { startDesk, type RunningDesk } from './desk.ts';

const timeline = 'libs/content/src/campaigns/black-friday-2024/timeline.ts';

let copy: SourceCopy;
let desk: RunningDesk;
let browser: Browser;
let page: Page;
/** The uncaught errors of scripts, in the desk and in its previews. */
let errors: string[];

beforeAll(async () => {
  copy = copySites();
  desk = await startDesk(copy.root);
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(120_000);
  page.on('pageerror', ({ message }) => errors.push(message));
});
beforeEach(() => {
  errors = [];
});
afterEach(() => {
  expect(errors).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await desk.stop();
  copy.remove();
});

const compare = async (before: string, after: string, regions = '') => {
  const outcome = (await (
    await fetch(`${desk.origin}/api/compare?before=${before}&after=${after}&regions=${regions}`)
  ).json()) as Outcome<Comparison>;
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.value;
};
const menuEntry = () => frame('uk').locator('a[href="/uk/black-friday"]', { hasText: 'Black Friday' });
const frame = (region: string) => page.frameLocator(`iframe[data-preview=${region}]`);

describe('comparison of two instants', () => {
  it('contains the price change at the end of early bird in the region’s format', async () => {
    const { differences } = await compare('2025-04-27T21:59:59.999Z', '2025-04-27T22:00:00Z', 'de,fr');
    expect(differences).toContainEqual(
      expect.objectContaining({
        region: 'de',
        kind: 'price',
        about: 'Flagship Bumblebee',
        path: '',
        after: expect.stringContaining('1.599') as string,
      }),
    );
    expect(differences.some(({ kind }) => kind === 'data')).toBe(true);
  });

  it('is empty without a boundary between them, and the page shows that nothing changes', async () => {
    const { differences, pages, same } = await compare('2024-11-25T10:00:00Z', '2024-11-25T11:00:00Z');
    expect(differences).toEqual([]);
    expect(same).toBe(pages);
    await page.goto(`${desk.origin}/changes?before=2024-11-25T10:00:00Z&after=2024-11-25T11:00:00Z`);
    const said = `^Nothing changes: (\\d+) of \\1 pages in ${regionIds.length} regions stay exactly as they are`;
    await page.getByText(new RegExp(said)).waitFor();
  });

  it('uses the local time of the chosen region, or UTC if time zones differ', async () => {
    await page.goto(`${desk.origin}/changes?after=2024-12-02T00:00:00Z&regions=de,jp`);
    await page.getByLabel('At, in UTC', { exact: true }).waitFor();
    await page.goto(`${desk.origin}/changes?after=2024-12-02T00:00:00Z&regions=de`);
    const at = page.getByLabel('At, in Europe/Berlin', { exact: true });
    await at.fill('2024-12-06 00:00');
    await at.press('Enter');
    await page.waitForURL(/after=2024-12-05T23(?::|%3A)00(?::|%3A)00Z/);
  });

  it('is shown as a table without axe violations', async () => {
    await page.goto(`${desk.origin}/changes?after=2024-12-05T00:00:00Z&regions=uk`);
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Flagship Megatron' }) })
      .first();
    await row.waitFor();
    expect(await row.innerText()).toMatch(/£879.*→.*£1,049/s);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('shows the pages before and after in two frames', async () => {
    await page
      .getByRole('button', { name: /^Show before and after: Every page, The line above the menu/ })
      .first()
      .click();
    const pair = page.getByRole('region', { name: 'Before and after' });
    const [before, after] = [0, 1].map((index) => pair.locator('iframe').nth(index).contentFrame());
    await after?.getByText('Not for you? Return it within 14 days.').waitFor();
    await before?.getByText('Cyber Monday: every offer is open').waitFor();
    expect(await pair.getByText(/^Before/).innerText()).toContain('4 Dec 2024');
  });

  it('contains the opening of a draft campaign, too', async () => {
    const draft: ChangeRequest = {
      kind: 'campaign',
      id: 'lantern-week',
      regions: ['uk'],
      opens: '2026-11-11',
      ends: '2026-11-12',
      products: [],
    };
    const proposal = await desk.propose(draft);
    if (!proposal.ok) throw new Error(proposal.problem);
    expect(await desk.write(draft, proposal.value.files)).toMatchObject({ ok: true });
    const opening = ['2026-11-10T23:59:59.999Z', '2026-11-11T00:00:00Z'] as const;
    expect((await compare(...opening, 'uk')).differences).toContainEqual(
      expect.objectContaining({ kind: 'page', path: 'lantern-week', before: 'not there', after: 'can be visited' }),
    );
    expect(await desk.undo()).toMatchObject({ ok: true });
    expect((await compare(...opening, 'uk')).differences).toEqual([]);
  });
});

describe('time machine', () => {
  it('shows a region at the chosen instant and follows a changed date', async () => {
    await page.goto(`${desk.origin}/machine?at=2024-12-05T12:00:00Z&regions=uk,de`);
    await frame('uk').getByText('Not for you? Return it within 14 days.').waitFor();
    expect(await menuEntry().count()).toBe(0);

    const request = {
      kind: 'instant',
      bar: 'uk.campaign.Black Friday 2024.cyberMonday',
      edge: 'closes',
      typed: '2024-12-06 00:00',
    } as const;
    const proposal = await desk.propose(request);
    if (!proposal.ok) throw new Error(proposal.problem);
    expect(await desk.write(request, proposal.value.files)).toMatchObject({ ok: true });
    // The page, the line above the menu with its countdown, and the menu.
    await frame('uk').getByText('Cyber Monday: every offer is open').waitFor();
    await frame('uk').getByText('Until 5 December').first().waitFor();
    await menuEntry().first().waitFor({ state: 'attached' });
    const { differences } = await compare('2024-12-05T23:59:59.999Z', '2024-12-06T00:00:00Z', 'uk');
    expect(differences).toContainEqual(
      expect.objectContaining({ kind: 'page', path: 'black-friday', before: 'can be visited', after: 'not there' }),
    );

    expect(await desk.undo()).toMatchObject({ ok: true });
    await frame('uk').getByText('Not for you? Return it within 14 days.').waitFor();
    expect(copy.read(timeline)).toMatch(/cyberMonday: '2024-11-30T00:00Z',\s+ends: '2024-12-05T00:00Z'/);
  });

  it('plays a day, and its pages change at the boundary', async () => {
    await page.goto(`${desk.origin}/machine?at=2024-12-04T12:00:00Z&regions=uk`);
    await frame('uk').getByText('Until 4 December').first().waitFor();
    await page.getByRole('button', { name: 'Play this day' }).click();
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await page.getByRole('button', { name: 'Play this day' }).waitFor();
    await frame('uk').getByText('Not for you? Return it within 14 days.').waitFor();
    expect(new URL(page.url()).searchParams.get('at')).toBe('2024-12-05T00:00:00Z');
    await page.goto(`${desk.origin}/machine?at=2024-12-05T12:00:00Z&regions=uk,de`);
    await frame('de').getByRole('contentinfo').waitFor();
  });

  it('copies a preview link to the site at the shown instant', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy a preview link' }).first().click();
    await page.getByText('The preview link copied.').waitFor();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect([link.pathname, link.searchParams.get('at')]).toEqual(['/uk', '2024-12-05T12:00:00.000Z']);
  });

  it('scrolls its pages together', async () => {
    const [uk, de] = ['uk', 'de'].map((region) =>
      page.frames().find((one) => new URL(one.url()).pathname === `/${region}`),
    );
    await uk?.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect.poll(() => de?.evaluate(() => scrollY), { timeout: 20_000 }).toBeGreaterThan(300);
  });

  it('is read-only: its previews reject POST requests and other host names', async () => {
    const src = await page.locator('iframe[data-preview=uk]').getAttribute('src');
    const { port } = new URL(src ?? '');
    expect((await fetch(`http://localhost:${port}/uk`)).status).toBe(403);
    const posted = await page
      .frames()
      .find((one) => one.url() === src)
      ?.evaluate(async () => (await fetch(location.href, { method: 'POST' })).status);
    expect(posted).toBe(405);
  });
});

describe('text on a page', () => {
  const file = 'libs/content/messages/navigation/en-GB.json';
  const editor = () => page.getByRole('region', { name: 'banner.returns' });
  const field = () => editor().getByLabel('New words');

  it('is clicked and changed: shows the diff first, then updates the page and can be undone', async () => {
    const before = copy.read(file);
    await page.goto(`${desk.origin}/machine?at=2024-12-05T12:00:00Z&regions=uk`);
    await page.getByRole('button', { name: 'Change words' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /\d+ texts/ })
      .waitFor();
    await frame('uk').getByText('Not for you? Return it within 14 days.').click();
    await field().waitFor();
    expect(await field().inputValue()).toBe('Not for you? Return it within {days, number} days.');
    await field().fill('Changed your mind? Return it within {days, number} days.');
    await editor().getByText('+  "banner.returns": "Changed your mind? Return it within').waitFor();
    expect(copy.read(file)).toBe(before);
    await editor().getByRole('button', { name: 'Write the file' }).click();
    await frame('uk').getByText('Changed your mind? Return it within 14 days.').waitFor();
    expect(copy.read(file)).toBe(before.replace('Not for you?', 'Changed your mind?'));
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await frame('uk').getByText('Not for you? Return it within 14 days.').waitFor();
    expect(copy.read(file)).toBe(before);
  });

  it('is found and edited by keyboard alone; a broken text rule prevents writing', async () => {
    const before = copy.read(file);
    await page.getByLabel('Find a text of these pages').focus();
    await page.keyboard.type('within 14');
    // The list updates shortly after typing.
    await page
      .getByRole('status')
      .filter({ hasText: /^1 text$/ })
      .waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await field().focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Return it within a fortnight.');
    await editor().getByText('The checks refuse it').waitFor();
    expect(await editor().getByRole('button', { name: 'Write the file' }).isDisabled()).toBe(true);
    expect(copy.read(file)).toBe(before);
    // axe reports a button that is half covered by the header as too small.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeViolations(page)).toEqual([]);
  });

  it('keeps the typed text if an editor changes the file, and shows the text of the file', async () => {
    const before = copy.read(file);
    copy.change(file, /Not for you\? Return/, 'Not yours? Return');
    await editor().getByText('It now says “Not yours? Return').waitFor();
    expect(await field().inputValue()).toBe('Return it within a fortnight.');
    copy.write(file, before);
  });
});
