import type { PageRequest } from '../model/page-data.ts';
import type { BrowserReport, ReportedPage } from '../telemetry/browser-report.ts';
import { scrub } from './scrub.ts';

/** The media types of reports: the Reporting API's, that of `report-uri`, and that of our own scripts. */
export type ReportType = 'application/reports+json' | 'application/csp-report' | 'application/json';

export interface ReportContext {
  /** The site's own origin. */
  readonly origin: string;
  readonly build: string;
  /** Returns the page at a canonical path. */
  readonly find: (path: string) => Pick<PageRequest, 'screen' | 'region'> | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** The maximum number of reports in a body: browsers collect reports for a minute at most. */
const reportsInBody = 20;
const longestMessage = 200;
/** A larger value is a mistake of the browser, or does not come from one. */
const largestVital = { LCP: 120_000, INP: 120_000, CLS: 100 } as const;
const directives = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'frame-src',
  'child-src',
  'worker-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);
/** The values that browsers send in place of an address. */
const notAddresses = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
  'data',
  'blob',
  'about',
]);

/**
 * Reads the reports in a body. It may contain any JSON; everything that is not a report is left out. Throws a
 * SyntaxError if the body is not JSON.
 */
export function readReports(type: ReportType, body: string, context: ReportContext): readonly BrowserReport[] {
  const json = JSON.parse(body) as unknown;
  const found = (Array.isArray(json) ? json.slice(0, reportsInBody) : [json]).filter(isFields);
  return found.flatMap(
    (fields) =>
      (type === 'application/json'
        ? ownReport(fields, context)
        : violation(
            type === 'application/csp-report' ? fields['csp-report'] : fields.type === 'csp-violation' && fields.body,
            context,
          )) ?? [],
  );
}

/** Reads a report of the site's own scripts. */
function ownReport(fields: Fields, context: ReportContext): BrowserReport | undefined {
  const page = pageAt(text(fields.page), context);
  if (fields.kind === 'error') {
    return {
      kind: 'error',
      message: scrub(text(fields.message), longestMessage),
      source: sourceOf(text(fields.source), context),
      line: lineOf(fields.line),
      build: fields.build === context.build ? 'current' : 'other',
      ...page,
    };
  }
  const { name, value } = fields;
  if (fields.kind !== 'vital' || (name !== 'LCP' && name !== 'INP' && name !== 'CLS')) return undefined;
  return typeof value === 'number' && value >= 0 && value <= largestVital[name]
    ? { kind: 'vital', name, value, ...page }
    : undefined;
}

/** Reads a report that the browser sends by itself; the two media types name the same fields differently. */
function violation(body: unknown, context: ReportContext): BrowserReport | undefined {
  if (!isFields(body)) return undefined;
  const [directive = ''] = text(
    body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive'],
  ).split(' ');
  if (directive === '') return undefined;
  return {
    kind: 'violation',
    directive: directives.has(directive) ? directive : 'other',
    blocked: sourceOf(text(body.blockedURL ?? body['blocked-uri']), context),
    source: sourceOf(text(body.sourceFile ?? body['source-file']), context),
    ...pageAt(URL.parse(text(body.documentURL ?? body['document-uri']))?.pathname ?? '', context),
  };
}

function pageAt(path: string, { find }: ReportContext): ReportedPage {
  const known = find(path);
  return known
    ? { page: path, screen: known.screen, region: known.region }
    : { page: 'unknown', screen: 'unknown', region: 'unknown' };
}

/**
 * Returns the name of a file of the site, the path of a page of the site, the origin of another site, or else the
 * scheme.
 */
function sourceOf(address: string, { origin, find }: ReportContext): string {
  if (notAddresses.has(address)) return address;
  const url = URL.parse(address);
  if (!url) return '';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return scrub(url.protocol, 30);
  if (url.origin !== origin) return isAddress(url.hostname) ? '<ip>' : url.origin.slice(0, 100);
  if (/^\/assets\/[\w.-]{1,100}$/.test(url.pathname)) return url.pathname;
  return find(url.pathname) ? url.pathname : 'self';
}

/**
 * Returns true if a host is an IP address: a parsed URL has an IPv4 address as four numbers, and an IPv6 address in
 * brackets.
 */
function isAddress(host: string): boolean {
  return host.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(host);
}

function lineOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1e6 ? value : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 2000) : '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
