import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import type { Browser, Page } from 'playwright';
import { freePort, launchBrowser } from '../../../vitest.shared.ts';
import type { DeskTimeline } from '../src/api.ts';
import { fiveYears } from './five-years.ts';
import { followTimes } from './follow.ts';
import { framesDuring, type Frames } from './frames.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const now = '2024-11-25T12:00:00Z';
const whole = '/?from=2022-06-01T00:00:00Z&to=2027-06-01T00:00:00Z';
const quarter = '/?from=2024-10-10T00:00:00Z&to=2025-01-10T00:00:00Z';

/**
 * `npm run desk -- --measure`: how soon the first view is there, and how evenly five years of campaigns in eight
 * regions move.
 */
async function main(): Promise<void> {
  const browser = await launchBrowser();
  const [port, previewPort] = [await freePort(), await freePort()];
  const began = performance.now();
  const desk = spawn(process.execPath, ['tools/desk/src/main.ts'], {
    cwd: root,
    env: { ...process.env, DESK_PORT: String(port), DESK_PREVIEW_PORT: String(previewPort), SITE_CLOCK: now },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  try {
    while (!(await answers(origin))) {
      if (desk.exitCode !== null) throw new Error('the desk ended before it answered');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const listening = performance.now();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await firstView(page, origin + '/');
    const seen = performance.now();
    await page.close();
    console.log(
      `First view       ${Math.round(seen - listening)} ms after the server listens, ${Math.round(seen - began)} ms after the command\n`,
    );
    await measureFrames(browser, origin);
    const { words, dates } = await followTimes(browser);
    console.log(`\nA page in a frame follows, from the press to the sight of it`);
    tellTimes('another word', words);
    tellTimes('another date', dates);
  } finally {
    desk.kill('SIGTERM');
    if (desk.exitCode === null) await once(desk, 'exit');
    await browser.close();
  }
}

const answers = (origin: string) =>
  fetch(`${origin}/livez`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resolves when bars have been drawn. */
async function firstView(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('[data-bar]').first().waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function measureFrames(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  let bars = 0;
  await page.route('**/api/timeline', async (route) => {
    const timeline = fiveYears((await (await route.fetch()).json()) as DeskTimeline);
    bars = timeline.bars.length;
    await route.fulfill({ json: timeline });
  });
  await firstView(page, origin + quarter);
  console.log(`Frames a second with ${bars} things in five years of eight regions`);
  tell('nothing moves', await framesDuring(page, () => page.waitForTimeout(2000)));
  tell('drag a quarter', await framesDuring(page, () => dragBoard(page)));
  tell('drag an end', await framesDuring(page, () => dragEnd(page)));
  await firstView(page, origin + quarter);
  tell('zoom by wheel', await framesDuring(page, () => zoom(page)));
  await firstView(page, origin + whole);
  tell('drag five years', await framesDuring(page, () => dragBoard(page)));
  await page.close();
}

const steps = 150;

/** Drags the calendar back and forth by its axis. */
async function dragBoard(page: Page): Promise<void> {
  const box = await page.locator('[data-axis]').boundingBox();
  if (!box) throw new Error('the axis is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + 40);
  await page.mouse.down();
  for (let step = 0; step < steps; step++)
    await page.mouse.move(box.x + box.width / 2 + Math.sin(step / 12) * box.width * 0.4, box.y + 40);
  await page.mouse.up();
}

async function dragEnd(page: Page): Promise<void> {
  const handle = page.locator('[data-edge]').first();
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('no end of a bar is drawn');
  await page.mouse.move(box.x + 6, box.y + 8);
  await page.mouse.down();
  for (let step = 0; step < steps; step++) await page.mouse.move(box.x + 6 + Math.sin(step / 12) * 200, box.y + 8);
  // Back at its original position, so that nothing is proposed.
  await page.mouse.move(box.x + 6, box.y + 8);
  await page.mouse.up();
}

async function zoom(page: Page): Promise<void> {
  const box = await page.locator('[data-axis]').boundingBox();
  if (!box) throw new Error('the axis is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + 40);
  for (let step = 0; step < steps; step++) await page.mouse.wheel(0, Math.sin(step / 12) * 40);
}

function tell(what: string, { perSecond, most, longest }: Frames): void {
  const rate = perSecond.toFixed(1).padStart(5);
  console.log(
    `${what.padEnd(16)} ${styleText(perSecond >= 59 ? 'green' : 'red', rate)} a second   95 % within ${most.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
  );
}

function tellTimes(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  console.log(`${what.padEnd(16)} ${sorted[Math.floor(sorted.length / 2)] ?? 0} ms; ${sorted.join(', ')}`);
}

await main();
