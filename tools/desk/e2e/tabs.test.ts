import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { copyContent, type SourceCopy } from './copies.ts';
import { startDesk, type RunningDesk } from './desk.ts';

const timeline = 'libs/content/src/campaigns/black-friday-2024/timeline.ts';
const end = '/?bar=uk.campaign.Black+Friday+2024.cyberMonday';

let copy: SourceCopy;
let desk: RunningDesk;
let browser: Browser;
let context: BrowserContext;
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
afterEach(async () => {
  await context.close();
  copy.write(timeline, untouched);
});

const endField = (tab: Page) => tab.getByLabel('Ends, in local time');
const write = (tab: Page) => tab.getByRole('button', { name: 'Write the file' }).click();

/** Opens Black Friday's end, types another, and waits until it is checked. */
async function typing(date: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${desk.origin}${end}`);
  await endField(tab).fill(date);
  await tab.getByText('12 things move with it').waitFor();
  return tab;
}

it('two tabs that change the same date: the later shows a conflict, then writes its kept input', async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [first, second] = [await typing('2024-12-07 00:00'), await typing('2024-12-06 00:00')];
  await write(first);
  await first.getByText('Written: uk: Black Friday 2024').waitFor();
  await write(second);
  const conflict = second.getByRole('alert').getByText('was saved in another tab or editor since you looked');
  await conflict.waitFor();
  // The desk renders every second.
  await second.waitForTimeout(2500);
  expect(await conflict.isVisible()).toBe(true);
  expect(await endField(second).inputValue()).toBe('2024-12-06 00:00');
  expect(copy.read(timeline)).toContain("ends: '2024-12-07T00:00Z'");
  await second.getByText('12 things move with it').waitFor();
  await write(second);
  await second.getByText('Written: uk: Black Friday 2024').waitFor();
  expect(copy.read(timeline)).toContain("ends: '2024-12-06T00:00Z'");
  await expect.poll(() => endField(first).inputValue()).toBe('2024-12-06 00:00');
});

it('editor that saves the same file: the tab keeps its input and shows an alert before writing', async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tab = await typing('2024-12-06 00:00');
  copy.change(timeline, /^ +uk: \{/m, '  // Saved by somebody else.\n$&');
  await write(tab);
  await tab.getByRole('alert').getByText(`${timeline} was saved in another tab or editor`).waitFor();
  expect(await endField(tab).inputValue()).toBe('2024-12-06 00:00');
  expect(copy.read(timeline)).toContain("ends: '2024-12-05T00:00Z'");
  await tab.getByText('12 things move with it').waitFor();
  await write(tab);
  await tab.getByText('Written: uk: Black Friday 2024').waitFor();
  expect(copy.read(timeline)).toMatch(/Saved by somebody else[\s\S]+ends: '2024-12-06T00:00Z'/);
});

/** Moves two fingers on a line, each from one distance to x to another. */
async function pinch(touch: CDPSession, x: number, y: number, from: number, to: number): Promise<void> {
  const at = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= 10; step++)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + ((to - from) * step) / 10),
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

it('pinch on a tablet: zooms the timeline in and out, but not the page', async () => {
  context = await browser.newContext({ viewport: { width: 820, height: 1100 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(desk.origin);
  const heading = () => page.getByRole('heading', { level: 1 }).innerText();
  const box = await page.locator('[data-row]').first().boundingBox();
  if (!box) throw new Error('no row is drawn');
  const touch = await context.newCDPSession(page);
  const first = await heading();
  await pinch(touch, box.x + box.width / 2, box.y + 150, 40, 160);
  await expect.poll(heading).toBe('14 Nov 2024 – 7 Dec 2024');
  await pinch(touch, box.x + box.width / 2, box.y + 150, 160, 40);
  await expect.poll(heading).toBe(first);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});
