import type { BenchedPage } from './benched-pages.ts';
import { startSandbox, startSite, type BenchedServer } from './servers.ts';

/** The built site at each instant that the pages need, with the vendors' stand-ins, as in production. */
export interface PageSites extends AsyncDisposable {
  readonly siteOf: (page: BenchedPage) => BenchedServer;
}

/** Starts the servers of these pages, and requests each page once, so that it is in the page cache. */
export async function startPageSites(pages: readonly BenchedPage[]): Promise<PageSites> {
  const sandbox = await startSandbox();
  const sites = new Map<string, BenchedServer>();
  const siteOf = ({ path, clock }: BenchedPage) => {
    const site = sites.get(clock);
    if (!site) throw new Error(`No site was started for ${path} at ${clock}.`);
    return site;
  };
  for (const { clock } of pages)
    if (!sites.has(clock)) sites.set(clock, await startSite({ ...sandbox.settings, SITE_CLOCK: clock }));
  for (const page of pages) await requirePage(siteOf(page).origin + page.path);
  return {
    siteOf,
    async [Symbol.asyncDispose]() {
      await Promise.all([...sites.values(), sandbox.server].map((server) => server.stop()));
    },
  };
}

/** A page that redirects or fails would be measured as another one. */
async function requirePage(url: string): Promise<void> {
  const { status } = await fetch(url, { redirect: 'manual' });
  if (status !== 200) throw new Error(`${url} answered ${status}.`);
}
