import { reportPath } from './report-path.ts';

/** What our own scripts report; the server reads it and takes out what may tell of a person. */
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

/** Sends a report, also from a page that is being left. A browser that can't or may not sends none. */
export function sendReport(report: OwnReport): void {
  try {
    navigator.sendBeacon(reportPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    // Nothing depends on it.
  }
}
