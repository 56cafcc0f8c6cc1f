import runLighthouse from 'lighthouse';
import { freePort, launchBrowser } from '../../../../vitest.shared.ts';
import { ownVisits, strangersVisits, type BenchedVisit } from '../benched-pages.ts';
import { median } from '../median.ts';
import { startPageSites } from '../page-sites.ts';
import type { Part } from '../part.ts';
import { startBare, withServer } from '../servers.ts';
import type { Column, Row } from '../topic.ts';

/** Lighthouse's audits, in the order of the columns. */
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
const columns: readonly Column[] = [
  { name: 'FCP ms', aim: { atMost: 950 } },
  { name: 'LCP ms', aim: { atMost: 1600 } },
  { name: 'TBT ms', aim: { atMost: 50 } },
  { name: 'CLS', digits: 3, aim: { below: 0.01 } },
  { name: 'score', aim: { atLeast: 99 } },
  { name: 'kB' },
];

/** Lighthouse's mobile simulation of the pages, and of the same pages without scripts. */
export const lighthouse: Part = {
  id: 'lighthouse',
  what: 'Lighthouse’s mobile simulation, beside the same pages without scripts',
  async run({ runs, say }) {
    await using sites = await startPageSites([...ownVisits, ...strangersVisits]);
    const total = (ownVisits.length * 2 + strangersVisits.length) * runs;
    let done = 0;
    const measure = async (origin: string, { path, locale }: BenchedVisit, label: string) => {
      say(`${(done += 1)} of ${total}, ${label}`);
      return runOnce(origin + path, locale);
    };
    const rows: Row[] = [];
    for (const visit of ownVisits) {
      const site = sites.siteOf(visit);
      await withServer(startBare(site), async (bare) => {
        await (await fetch(bare.origin + visit.path)).text();
        const measured = { site: [] as number[][], bare: [] as number[][] };
        for (let turn = 0; turn < runs; turn += 1) {
          measured.site.push(await measure(site.origin, visit, visit.label));
          measured.bare.push(await measure(bare.origin, visit, `${visit.label} without scripts`));
        }
        rows.push(
          { label: visit.label, values: medians(measured.site) },
          { label: '  without scripts', values: medians(measured.bare), isReference: true },
        );
      });
    }
    for (const visit of strangersVisits) {
      const measured: number[][] = [];
      for (let turn = 0; turn < runs; turn += 1)
        measured.push(await measure(sites.siteOf(visit).origin, visit, visit.label));
      rows.push({ label: visit.label, values: medians(measured) });
    }
    return {
      topics: [
        {
          title: `Lighthouse, mobile simulation: median of ${runs}`,
          columns,
          rows,
          notes: ['kB is what Lighthouse saw transferred, the vendors’ stand-ins included.'],
        },
      ],
    };
  },
};

/** Measures a page in a new browser: nothing is cached, and no earlier page slows it down. */
async function runOnce(url: string, locale: string): Promise<number[]> {
  const port = await freePort();
  // Otherwise the language of the machine would affect what the page loads.
  const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`, `--accept-lang=${locale}`] });
  try {
    const result = await runLighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
    });
    const { lhr } = result ?? {};
    if (!lhr || lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? 'it returned nothing'}`);
    const score = lhr.categories['performance']?.score;
    const figures = [
      ...audits.map((audit) => lhr.audits[audit]?.numericValue),
      score ? score * 100 : undefined,
      (lhr.audits['total-byte-weight']?.numericValue ?? NaN) / 1000,
    ];
    if (figures.some((figure) => figure === undefined))
      throw new Error(`Lighthouse measured ${url} in part only: ${figures.join(', ')}`);
    return figures.filter((figure) => figure !== undefined);
  } finally {
    await browser.close();
  }
}

function medians(runs: readonly (readonly number[])[]): number[] {
  return columns.map((_, index) => median(runs.map((figures) => figures[index] ?? NaN)));
}
