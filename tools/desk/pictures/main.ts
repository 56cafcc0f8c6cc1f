import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { checkout } from '@kinemorph/site/testing';
import { launchBrowser } from '../../../vitest.shared.ts';
import { copySites } from '../e2e/copies.ts';
import { startDesk } from '../e2e/desk.ts';

const folder = join(checkout, 'docs/desk');
const size = { width: 1440, height: 900 };
/** The width of a picture in docs/desk.md, in pixels. */
const shownWidth = 1280;

/** The pictures of docs/desk.md: for each, the address that is opened and the steps that follow. */
const pictures: Readonly<Record<string, readonly [string, (page: Page) => Promise<unknown>]>> = {
  timeline: ['/', (page) => page.locator('[data-bar]').first().waitFor()],
  change: [
    '/?bar=uk.campaign.Black+Friday+2024.cyberMonday&regions=uk&kinds=campaign,price',
    async (page) => {
      await page.getByLabel('Ends, in local time').fill('2024-12-06 00:00');
      await page.getByText('12 things move with it').waitFor();
      await page.getByLabel('Ends, in local time').evaluate((field) => field.scrollIntoView({ block: 'center' }));
    },
  ],
  prices: [
    '/prices?price=flagshipBumblebee+de+regular++',
    async (page) => {
      await page.getByLabel('New price').fill('1699');
      await page.getByText('+    "regular": { "amount": 1699 }').waitFor();
    },
  ],
  'what-changes': [
    '/changes?after=2024-12-05T00:00:00Z&regions=uk',
    (page) => page.getByRole('rowheader', { name: 'Flagship Megatron' }).first().waitFor(),
  ],
  'before-and-after': [
    '/changes?after=2024-12-05T00:00:00Z&regions=uk',
    async (page) => {
      await page
        .getByRole('button', { name: /^Show before and after: Home, Flagship Megatron/ })
        .first()
        .click();
      await seen(page, 0, 'Cyber Monday: every offer is open');
      await seen(page, 1, 'Not for you? Return it within 14 days.');
    },
  ],
  'time-machine': [
    '/machine?at=2024-11-29T12:00:00Z&regions=uk,de,jp,us',
    async (page) => {
      for (const index of [0, 1, 2, 3])
        await page.locator('iframe').nth(index).contentFrame().locator('h1').first().waitFor();
    },
  ],
  words: [
    '/machine?at=2024-12-05T12:00:00Z&regions=uk&words=on',
    async (page) => {
      await page
        .getByRole('status')
        .filter({ hasText: /\d+ texts/ })
        .waitFor();
      await page.frameLocator('iframe').getByText('Not for you? Return it within 14 days.').click();
      await page.getByLabel('New words').fill('Changed your mind? Return it within {days, number} days.');
      await page.getByText('+  "banner.returns": "Changed your mind').waitFor();
    },
  ],
  'new-campaign': [
    '/campaign',
    async (page) => {
      await page.getByLabel('Address of its page').fill('new-year-sale');
      for (const name of ['United States', 'United Kingdom', 'Germany'])
        await page.getByRole('button', { name, exact: true }).click();
      await page.getByLabel('Begins, in').fill('2026-12-28 00:00');
      await page.getByLabel('Ends, in').fill('2027-01-05');
      await page.getByText('What begins and ends with it').waitFor();
    },
  ],
};

const seen = (page: Page, index: number, text: string) =>
  page.locator('iframe').nth(index).contentFrame().getByText(text).first().waitFor();

/**
 * `npm run desk -- --pictures`: takes the pictures of docs/desk.md with a copy of the sources, so that they show the
 * current desk.
 */
async function main(): Promise<void> {
  const copy = copySites();
  const desk = await startDesk(copy.root);
  const browser = await launchBrowser();
  try {
    for (const name of Object.keys(pictures)) await take(browser, desk.origin, name);
  } finally {
    await browser.close();
    await desk.stop();
    copy.remove();
  }
}

async function take(browser: Browser, origin: string, name: string): Promise<void> {
  const [path, act] = pictures[name] ?? ['/', () => Promise.resolve()];
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  page.setDefaultTimeout(120_000);
  await page.goto(`${origin}${path}`);
  await act(page);
  // Pictures and fonts of the pages in frames.
  await page.waitForTimeout(path.startsWith('/machine') || name === 'before-and-after' ? 3000 : 500);
  const picture = await page.screenshot();
  await page.close();
  await sharp(picture)
    .resize({ width: shownWidth })
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`docs/desk/${name}.webp`);
}

await main();
