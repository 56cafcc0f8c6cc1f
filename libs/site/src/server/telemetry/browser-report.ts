import type { RegionId } from '@kinemorph/content';
import type { AnyScreenId } from '../../page/page.ts';

/** The page that a report is about. A path that is not a page's is left out: it may contain anything. */
export interface ReportedPage {
  readonly page: string;
  readonly screen: AnyScreenId | 'unknown';
  readonly region: RegionId | 'unknown';
}

/** An uncaught error in the site's scripts. */
export interface ErrorReport extends ReportedPage {
  readonly kind: 'error';
  readonly message: string;
  readonly source: string;
  readonly line: number | undefined;
  /** `other` is that of a tab opened before the last deploy, or about to be reloaded. */
  readonly build: 'current' | 'other';
}

/** A violation of the content security policy. */
export interface ViolationReport extends ReportedPage {
  readonly kind: 'violation';
  readonly directive: string;
  /** The origin of the blocked resource, or its kind, such as `inline`. */
  readonly blocked: string;
  readonly source: string;
}

/** A Core Web Vital of a visit: LCP and INP in milliseconds, CLS without a unit. */
export interface VitalReport extends ReportedPage {
  readonly kind: 'vital';
  readonly name: 'LCP' | 'INP' | 'CLS';
  readonly value: number;
}

/** A report of a browser, without personal data. */
export type BrowserReport = ErrorReport | ViolationReport | VitalReport;

export type ReportRefusal = 'method' | 'type' | 'size' | 'origin' | 'rate' | 'malformed';
