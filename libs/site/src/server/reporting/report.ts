import type { RegionId } from '@kinemorph/content';
import type { AnyScreenId } from '../../page.ts';

/** The page that a report is about. A path that is no page's is not repeated: it may hold anything. */
export interface ReportedPage {
  readonly page: string;
  readonly screen: AnyScreenId | 'unknown';
  readonly region: RegionId | 'unknown';
}

/** An error in the site's scripts that nothing caught. */
export interface ErrorReport extends ReportedPage {
  readonly kind: 'error';
  readonly message: string;
  readonly source: string;
  readonly line: number | undefined;
  /** `other` is that of a tab which was opened before the last deploy, or is about to be reloaded. */
  readonly build: 'current' | 'other';
}

/** Something that the content security policy stopped. */
export interface ViolationReport extends ReportedPage {
  readonly kind: 'violation';
  readonly directive: string;
  /** The origin of what was blocked, or what it is, such as `inline`. */
  readonly blocked: string;
  readonly source: string;
}

/** A Core Web Vital of a visit: LCP and INP in milliseconds, CLS without a unit. */
export interface VitalReport extends ReportedPage {
  readonly kind: 'vital';
  readonly name: 'LCP' | 'INP' | 'CLS';
  readonly value: number;
}

/** A report of a browser, without anything that tells of a person. */
export type BrowserReport = ErrorReport | ViolationReport | VitalReport;

export type ReportRefusal = 'method' | 'type' | 'size' | 'origin' | 'rate' | 'malformed';
