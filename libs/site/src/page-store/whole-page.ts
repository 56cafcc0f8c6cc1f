import type { PageData } from '../page/page.ts';
import { isWhole, type PageOutline } from '../page/page-outline.ts';
import { fetchModel } from './models.ts';
import { reloadOnce } from './stale-build.ts';

/** The delay before the data are requested again after a failure, in milliseconds; it doubles each time. */
const firstRetry = 1000;
const longestRetry = 60_000;

/**
 * Returns the whole data of the page that the document shows: the document's own, or the page's model, which is the
 * same until the page's next boundary. A model of another build or of a later time does not fit the document, so the
 * document is loaded again, once; the model is requested until one fits.
 */
export async function readWholePage(shown: PageOutline): Promise<PageData> {
  if (isWhole(shown)) return shown;
  for (let retry = firstRetry; ; retry = Math.min(retry * 2, longestRetry)) {
    const answer = await fetchModel(location.pathname, shown.build).catch(() => undefined);
    if (answer?.kind === 'page' && fits(answer.data, shown)) return answer.data;
    // Without an answer the document may not load either. A new build is the same reason as a missing file of the old
    // one.
    if (answer) reloadOnce(answer.kind === 'page' ? `${shown.build} at ${shown.expires}` : shown.build, location.href);
    await new Promise((resolve) => setTimeout(resolve, retry));
  }
}

/**
 * Returns true if a model belongs to the document: a page that expires at the same boundary is the same page, since
 * only a boundary changes it.
 */
function fits(data: PageData, shown: PageOutline): boolean {
  return data.path === shown.path && data.page === shown.page && data.expires === shown.expires;
}
