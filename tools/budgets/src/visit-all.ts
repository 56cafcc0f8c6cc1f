import pMap from 'p-map';
import { launchBrowser } from '../../../vitest.shared.ts';
import type { BudgetPage } from './pages.ts';
import type { PageSizes } from './sizes.ts';
import { startSites, vendorHost } from './sites.ts';
import { visitPage } from './visit.ts';

/** A visit is mostly waiting, so two cores can run several at once. */
const atOnce = 4;

/** Visits these pages and returns what each loads, or why it could not be visited, by path. */
export async function visitAll(
  pages: readonly BudgetPage[],
  report: (line: string) => void = () => undefined,
): Promise<ReadonlyMap<string, PageSizes | Error>> {
  await using sites = await startSites(pages);
  const browser = await launchBrowser({
    args: [`--host-resolver-rules=MAP ${vendorHost}:80 127.0.0.1:${sites.vendorPort}`],
  });
  try {
    let done = 0;
    const visited = await pMap(
      pages,
      async (page) => {
        const sizes = await visitPage(browser, page, sites).catch((error: unknown) =>
          error instanceof Error ? error : new Error(String(error)),
        );
        report(`${(done += 1)} of ${pages.length} ${page.path}`);
        return [page.path, sizes] as const;
      },
      { concurrency: atOnce },
    );
    return new Map(visited);
  } finally {
    await browser.close();
  }
}
