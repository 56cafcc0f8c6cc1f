import { lighthousePhone, recordArrivals, type Arrival } from '@kinemorph/site/testing';
import type { Browser } from 'playwright';
import { launchBrowser } from '../../../../vitest.shared.ts';
import { ownVisits, strangersVisits, type BenchedVisit } from '../benched-pages.ts';
import { median } from '../median.ts';
import { startPageSites } from '../page-sites.ts';
import type { Part } from '../part.ts';
import type { Column, Row } from '../topic.ts';

/** Everything counts that arrives in this time, in milliseconds from the request of the document. */
const windowMs = 5_000;
const columns: readonly Column[] = [
  { name: 'kB', digits: 1, aim: { atMost: 200 } },
  { name: 'font', digits: 1, aim: { atMost: 30 } },
  { name: 'CSS', digits: 1, aim: { atMost: 9 } },
  { name: 'largest picture', digits: 1, aim: { atMost: 45 } },
  { name: 'pictures', digits: 1 },
  { name: 'JavaScript', digits: 1 },
  { name: 'files' },
];

const visits = [...ownVisits, ...strangersVisits];

/** The bytes that a phone transfers before the first interaction. */
export const firstLoad: Part = {
  id: 'first-load',
  what: 'kB that a phone transfers in the first five seconds',
  async run({ runs, say }) {
    await using sites = await startPageSites(visits);
    const browser = await launchBrowser();
    try {
      const rows: Row[] = [];
      for (const [index, visit] of visits.entries()) {
        say(`${index + 1} of ${visits.length}, ${visit.label}`);
        const measured: number[][] = [];
        for (let turn = 0; turn < runs; turn += 1)
          measured.push(await load(browser, sites.siteOf(visit).origin, visit));
        rows.push({
          label: visit.label,
          values: columns.map((_, column) => median(measured.map((figures) => figures[column] ?? NaN))),
        });
      }
      const { viewport, deviceScaleFactor } = lighthousePhone;
      const notes = [
        'kB of 1,000 bytes as sent, in Brotli; the total has the headers too. The vendors’ stand-ins are not ours and left out.',
      ];
      return {
        topics: [
          {
            title: `First load: ${viewport.width} × ${viewport.height} at ${deviceScaleFactor}, the first ${windowMs / 1000} s, median of ${runs}`,
            columns,
            rows,
            notes,
          },
        ],
      };
    } finally {
      await browser.close();
    }
  },
};

async function load(browser: Browser, origin: string, { path, locale }: BenchedVisit): Promise<number[]> {
  const context = await browser.newContext({ ...lighthousePhone, locale });
  try {
    const page = await context.newPage();
    const recorder = recordArrivals(page);
    const ended = page.waitForTimeout(windowMs);
    await page.goto(origin + path, { waitUntil: 'commit' });
    await ended;
    const own = (await recorder.arrivals()).filter(({ url, at }) => new URL(url).origin === origin && at <= windowMs);
    return figuresOf(own);
  } finally {
    await context.close();
  }
}

function figuresOf(files: readonly Arrival[]): number[] {
  const of = (...kinds: readonly Arrival['kind'][]) => files.filter(({ kind }) => kinds.includes(kind));
  const kilobytes = (some: readonly Arrival[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const total = files.reduce((sum, { bytes, headerBytes }) => sum + bytes + headerBytes, 0) / 1000;
  const pictures = of('picture');
  return [
    total,
    kilobytes(of('font')),
    kilobytes(of('css')),
    Math.max(0, ...pictures.map(({ bytes }) => bytes)) / 1000,
    kilobytes(pictures),
    kilobytes(of('javascript')),
    files.filter(({ isInline }) => !isInline).length,
  ];
}
