import { axeViolations } from '@kinemorph/site/testing';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { copyContent, type SourceCopy } from './copies.ts';
import { startDesk, type RunningDesk } from './desk.ts';

const timeline = 'libs/content/src/campaigns/black-friday-2024/timeline.ts';
const end = '/?bar=uk.campaign.Black+Friday+2024.cyberMonday';

let copy: SourceCopy;
let desk: RunningDesk;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let errors: string[];
let untouched: string;

beforeAll(async () => {
  copy = copyContent();
  untouched = copy.read(timeline);
  desk = await startDesk(copy.root);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await desk.stop();
  copy.remove();
});
beforeEach(async () => {
  errors = [];
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  page = await newPage();
});
afterEach(async () => {
  await context.close();
  copy.write(timeline, untouched);
  expect(errors).toEqual([]);
});

async function newPage(): Promise<Page> {
  const opened = await context.newPage();
  opened.on('pageerror', ({ message }) => errors.push(message));
  opened.on('console', (said) => {
    if (said.type() === 'error' && !said.text().includes('status of 403')) errors.push(said.text());
  });
  return opened;
}

const open = async (path: string, on = page) => {
  await on.goto(`${desk.origin}${path}`);
  await on.getByRole('heading', { level: 1 }).waitFor();
};
const panel = (on = page) => on.getByRole('region', { name: 'Black Friday 2024 · Cyber Monday' });
const endField = (on = page) => panel(on).getByLabel('Ends, in local time');

describe('timeline', () => {
  it('shows every region and the next boundary with the time left', async () => {
    await open('/');
    for (const { name } of (await desk.timeline()).regions)
      await page.getByRole('heading', { name: new RegExp(`^${name}`) }).waitFor();
    const next = page.getByRole('region', { name: 'Next' });
    await next.getByText('in 3 days 11 hours').first().waitFor();
    expect(await next.innerText()).toContain('Begins: Black Friday 2024 · The Friday');
  });

  it('can be zoomed and stepped through by keys, and its URL opens the same view', async () => {
    await open('/');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    await page.getByRole('group', { name: /^Timeline\./ }).focus();
    await page.keyboard.press('+');
    await expect.poll(() => heading.innerText()).not.toBe(before);
    await page.keyboard.press('n');
    await page.getByRole('heading', { name: 'Chosen instant', exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe('2024-11-28T23:00:00Z');
    const other = await newPage();
    await open(new URL(page.url()).pathname + new URL(page.url()).search, other);
    expect(await other.getByRole('heading', { level: 1 }).innerText()).toBe(await heading.innerText());
  });

  it('can be filtered by region and kind', async () => {
    await open('/?regions=uk&kinds=campaign');
    await page.locator('[data-bar^="uk.campaign"]').first().waitFor();
    expect(
      await page
        .locator('[data-bar]')
        .evaluateAll((bars) =>
          bars.every((bar) => (bar as SVGElement).dataset['bar']?.startsWith('uk.campaign') ?? false),
        ),
    ).toBe(true);
  });

  it('opens a focused bar by Enter', async () => {
    await open('/?regions=uk&kinds=campaign');
    const bar = page.getByRole('link', { name: 'Black Friday 2024 · Cyber Monday' });
    await bar.focus();
    await page.keyboard.press('Enter');
    await panel().waitFor();
    expect(await panel().innerText()).toContain('Thu 5 Dec 2024, 08:00 (UTC+08:00)');
  });
});

describe('timeline with wheel and pointer', () => {
  const heading = () => page.getByRole('heading', { level: 1 }).innerText();

  it('zooms by wheel over its dates and by pinch over its rows, but not by wheel over rows', async () => {
    await open('/');
    const [axis, row] = [page.locator('[data-axis]'), page.locator('[data-row]').first()];
    const first = await heading();
    await row.hover();
    await page.mouse.wheel(0, 120);
    expect(await heading()).toBe(first);
    await axis.hover();
    await page.mouse.wheel(0, -240);
    await expect.poll(heading).not.toBe(first);
    const second = await heading();
    await row.hover();
    // Browsers report a pinch as a wheel event with Ctrl.
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 240);
    await page.keyboard.up('Control');
    await expect.poll(heading).not.toBe(second);
  });

  it('can be dragged sideways, and its URL follows', async () => {
    await open('/');
    const first = await heading();
    const box = await page.locator('[data-axis]').boundingBox();
    if (!box) throw new Error('the axis is not drawn');
    await page.mouse.move(box.x + 400, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 40, { steps: 6 });
    await page.mouse.up();
    await expect.poll(heading).not.toBe(first);
    const settled = await heading();
    const other = await newPage();
    // The address is written a moment after the last step of the drag.
    await expect
      .poll(async () => {
        await open(new URL(page.url()).pathname + new URL(page.url()).search, other);
        return other.getByRole('heading', { level: 1 }).innerText();
      })
      .toBe(settled);
  });

  it('shows an overlap with the message of the checks and a link to its bar', async () => {
    copy.change(timeline, /(?<=cyberMonday: '2024-11-30T00:00Z',\s+ends: )'2024-12-05T00:00Z'/, "'2024-12-20T00:00Z'");
    await open('/');
    const findings = page.getByRole('region', { name: /^The checks find/ });
    await findings.getByText('a window that does not overlap').first().waitFor();
    await findings.getByRole('link', { name: 'Show it on the timeline' }).first().click();
    await page.getByRole('note').getByText('a window that does not overlap').first().waitFor();
    expect(
      await page.locator('[data-bar^="uk.price"][aria-label*="a window that does not overlap"]').count(),
    ).toBeGreaterThan(0);
    expect(await page.locator('[data-bar^="de."][aria-label*="A mistake"]').count()).toBe(0);
    copy.write(timeline, untouched);
    await findings.waitFor({ state: 'detached' });
  });
});

describe('export of the timeline', () => {
  const saved = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return readFileSync(await (await download).path());
  };

  it('is one self-contained picture of every region and the visible campaigns', async () => {
    await open('/?kinds=campaign');
    const picture = (await saved('Picture (SVG)')).toString('utf8');
    for (const { name } of (await desk.timeline()).regions) expect(picture).toContain(name);
    expect(picture).toContain('Black Friday 2024');
    expect(picture).not.toMatch(/var\(--|class=|href=/);
    const png = (await saved('Picture (PNG)')).toString('base64');
    const colours = await page.evaluate(async (data) => {
      const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return new Set(new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? [])).size;
    }, png);
    expect(colours).toBeGreaterThan(8);
  });

  it('is printed in light colours, as wide as the paper and without controls', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 1000, height: 700 });
    await open('/');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    for (const name of ['Print', 'Month', 'Dark', 'Light'])
      expect(await page.getByRole('button', { name, exact: true }).filter({ visible: true }).count(), name).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1000);
    const lightness = await page.evaluate(() => {
      const [red = 0] = (/\d+/g.exec(getComputedStyle(document.body).backgroundColor) ?? []).map(Number);
      return red;
    });
    expect(lightness).toBeGreaterThan(200);
  });
});

describe('foreign page', () => {
  it('cannot read the desk or change files by a POST request', async () => {
    const request = {
      kind: 'instant',
      bar: 'uk.campaign.Black Friday 2024.cyberMonday',
      edge: 'closes',
      typed: '2024-12-06 00:00',
    } as const;
    const proposal = await desk.propose(request);
    if (!proposal.ok) throw new Error(proposal.problem);
    const body = JSON.stringify({ request, files: proposal.value.files });
    const foreign = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Elsewhere</h1>');
    });
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    try {
      await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
      const answers = await page.evaluate(
        async ([origin, text]) => {
          const post = (path: string, type: string) =>
            fetch(`${origin}${path}`, {
              method: 'POST',
              mode: 'no-cors',
              headers: { 'content-type': type },
              body: text,
            }).then(
              ({ type: kind }) => kind,
              () => 'refused',
            );
          const read = await fetch(`${origin}/`).then(
            (response) => response.text(),
            () => 'refused',
          );
          return [await post('/api/changes/write', 'text/plain'), read];
        },
        [desk.origin, body] as const,
      );
      expect(answers[1]).toBe('refused');
      expect(copy.read(timeline)).toBe(untouched);
      errors.length = 0;
    } finally {
      foreign.close();
    }
    expect(await desk.write(request, proposal.value.files)).toMatchObject({ ok: true });
    expect(copy.read(timeline)).not.toBe(untouched);
    expect(await desk.undo()).toMatchObject({ ok: true });
  });
});

const isInView = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe('end of Black Friday in the United Kingdom', () => {
  it('is moved by a day: shows the diff and effects first, then writes, hands over and undoes it', async () => {
    await open(end);
    await endField().fill('2024-12-06 00:00');
    const group = panel().getByRole('group', { name: 'What this would change' });
    await group.getByText('12 things move with it').waitFor();
    expect(await group.innerText()).toMatch(/\+ +ends: '2024-12-06T00:00Z'/);
    expect(await group.innerText()).toContain('Menu · Black Friday ends Fri 6 Dec 2024, 00:00');
    expect(copy.read(timeline)).toBe(untouched);
    await panel().getByRole('button', { name: 'Write the file' }).click();
    await page.getByText('Written: uk: Black Friday 2024').waitFor();
    expect(copy.read(timeline)).toContain("ends: '2024-12-06T00:00Z'");
    await expect.poll(() => panel().innerText()).toContain('Fri 6 Dec 2024, 00:00 (UTC)');

    await page.getByRole('link', { name: /^Hand over/ }).click();
    await page.getByText('content/uk-black-friday-2024-cyber-monday-ends').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('Undone: uk: Black Friday 2024').waitFor();
    expect(copy.read(timeline)).toBe(untouched);
    await page.getByText('Nothing has been written since the desk started').waitFor();
  });

  it('shows what to write if it is mistyped, and cannot be written', async () => {
    await open(end);
    await endField().fill('2024-11-31');
    await panel().getByRole('alert').getByText('its days are 1 to 30').waitFor();
    expect(await isInView(endField())).toBe(true);
    expect(await isInView(panel().getByRole('alert'))).toBe(true);
    expect(await panel().getByRole('button', { name: 'Write the file' }).isDisabled()).toBe(true);
    await endField().fill('2024-12-20');
    await panel().getByText('The checks refuse it').waitFor();
    expect(await panel().getByRole('button', { name: 'Write the file' }).isDisabled()).toBe(true);
    await panel().getByRole('button', { name: 'As it was' }).click();
    expect(await endField().inputValue()).toBe('2024-12-05 00:00');
    expect(copy.read(timeline)).toBe(untouched);
  });

  it('can be dragged to another midnight without writing the file', async () => {
    await open(
      '/?bar=uk.campaign.Black+Friday+2024.cyberMonday&regions=uk&kinds=campaign&from=2024-11-25T00:00:00Z&to=2024-12-15T00:00:00Z',
    );
    const handle = page.locator('[data-bar="uk.campaign.Black Friday 2024.cyberMonday"] [data-edge=closes]');
    const box = await handle.boundingBox();
    const track = await page.locator('[data-row]').first().boundingBox();
    if (!box || !track) throw new Error('the bar is not drawn');
    await page.mouse.move(box.x + 6, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 6 + track.width / 20, box.y + 8, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => endField().inputValue()).toBe('2024-12-06 00:00');
    await panel().getByText('12 things move with it').waitFor();
    expect(copy.read(timeline)).toBe(untouched);
  });

  it('follows an editor that saves the same file, in both open tabs', async () => {
    const other = await newPage();
    await open(end);
    await open(end, other);
    copy.change(timeline, /(?<=cyberMonday: '2024-11-30T00:00Z',\s+ends: )'2024-12-05T00:00Z'/, "'2024-12-07T00:00Z'");
    for (const tab of [page, other])
      await expect.poll(() => endField(tab).inputValue(), { timeout: 30_000 }).toBe('2024-12-07 00:00');
  });

  it('stays visible while its file does not parse, with an alert that names the file', async () => {
    await open(end);
    copy.change(timeline, /export const timeline = /, 'export const timeline = = ');
    await page.getByRole('alert').getByText(`${timeline}:`).waitFor();
    await panel().waitFor();
    copy.write(timeline, untouched);
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });
});

describe('new campaign', () => {
  const folder = 'libs/content/src/campaigns/lantern-week';

  it('is created by a form: shows errors and files first, then writes and undoes all at once', async () => {
    await open('/campaign');
    await page.getByLabel('Address of its page').fill('lantern-week');
    for (const name of ['Japan', 'China']) await page.getByRole('button', { name, exact: true }).click();
    await page.getByLabel('Begins, in').fill('2026-11-11');
    await page.getByLabel('Ends, in').fill('2026-11-10');
    await page.getByRole('alert').getByText('In Japan it would end before it begins').waitFor();
    await page.getByLabel('Ends, in').fill('2026-11-12 00:00');
    const group = page.getByRole('group', { name: 'What this would change' });
    await group.getByText('cn · Lantern Week begins Wed 11 Nov 2026, 00:00 (UTC+08:00)').waitFor();
    expect(await group.innerText()).toContain("jp: { sale: '2026-11-11T00:00+09:00'");
    expect(copy.has(folder)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: /^Write \d+ files$/ }).click();
    await page.getByRole('heading', { name: 'New campaign Lantern Week in jp, cn: written' }).waitFor();
    expect(copy.read(`${folder}/campaign.ts`)).toContain('draft: true');
    expect((await desk.timeline()).campaigns).toContain('Lantern Week');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('Undone: New campaign Lantern Week').waitFor();
    expect(copy.has(folder)).toBe(false);
    expect((await desk.timeline()).campaigns).not.toContain('Lantern Week');
  });

  it('keeps the typed values after a visit to another view and a reload', async () => {
    await open('/campaign');
    await page.getByLabel('Address of its page').fill('lantern-week');
    await page.getByRole('button', { name: 'Japan', exact: true }).click();
    await page.getByLabel('Begins, in').fill('2027-03-28 01:30');
    await page.getByRole('link', { name: 'Timeline' }).click();
    await page.getByRole('link', { name: 'New campaign' }).click();
    await page.reload();
    expect(await page.getByLabel('Address of its page').inputValue()).toBe('lantern-week');
    expect(await page.getByRole('button', { name: 'Japan', exact: true }).getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByLabel('Begins, in').inputValue()).toBe('2027-03-28 01:30');
  });
});

describe('price grid', () => {
  it('shows prices in the market’s format and rejects prices that break its rules', async () => {
    await open('/prices');
    await page.getByRole('link', { name: /^Flagship Bumblebee, de: 1\.599.€ ?regular$/ }).click();
    const price = page.getByLabel('New price');
    await price.fill('900');
    await page.getByRole('alert').getByText('promotions below the regular price').waitFor();
    await price.fill('1699');
    await page.getByText('+    "regular": { "amount": 1699 }').waitFor();
    expect(await page.getByRole('button', { name: 'Write the file' }).isEnabled()).toBe(true);
  });
});

describe('desk', () => {
  it.each(['light', 'dark'] as const)('has no axe violations in %s mode', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [end, '/prices?price=flagshipBumblebee+uk+regular++', '/campaign', '/handover']) {
        await open(path);
        expect(await axeViolations(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
});
