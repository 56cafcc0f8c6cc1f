import type { PageData } from '../page.ts';

/** Reports errors that nothing catches. What sends them is loaded with the first one, so a page without errors loads none of it. */
export function watchErrors(data: PageData): void {
  const report = (event: ErrorEvent | PromiseRejectionEvent) => {
    import('../reporting/report-error.ts').then(({ reportError }) => { reportError(event, data); }).catch(() => undefined);
  };
  addEventListener('error', report);
  addEventListener('unhandledrejection', report);
}
