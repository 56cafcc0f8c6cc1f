import type { PageOutline } from '../page/page-outline.ts';

/**
 * Reports uncaught errors, with the page's data at the time of the error. The code that sends them is loaded with the
 * first one, so a page without errors loads none of it.
 */
export function watchErrors(readPageData: () => PageOutline | undefined): void {
  const report = (event: ErrorEvent | PromiseRejectionEvent) => {
    const data = readPageData();
    if (data)
      import('../reporting/report-error.ts')
        .then((reporting) => {
          reporting.reportError(event, data);
        })
        .catch(() => undefined);
  };
  addEventListener('error', report);
  addEventListener('unhandledrejection', report);
}
