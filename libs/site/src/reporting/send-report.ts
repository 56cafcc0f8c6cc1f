import { reportPath } from './report-path.ts';

/** The reports of the site's own scripts; the server reads them and removes possible personal data. */
export type OwnReport =
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly source: string;
      readonly line: number | undefined;
      readonly page: string;
      readonly build: string;
    }
  | { readonly kind: 'vital'; readonly name: 'LCP' | 'INP' | 'CLS'; readonly value: number; readonly page: string };

/** Sends a report, also from a page that is being left. Does nothing in a browser that can't or may not send it. */
export function sendReport(report: OwnReport): void {
  try {
    navigator.sendBeacon(reportPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    // A lost report affects nothing else.
  }
}
