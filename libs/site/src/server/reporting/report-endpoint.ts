import { networkOf } from '../network/network.ts';
import { isOwn, readBody, tooLarge } from '../network/forward.ts';
import { plain } from '../answer/answers.ts';
import type { ServerLog } from '../telemetry/server-log.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { RateLimit } from './rate-limit.ts';
import { readReports, type ReportContext, type ReportType } from './read-reports.ts';
import type { BrowserReport, ReportRefusal } from '../telemetry/browser-report.ts';

export interface ReportEndpointOptions extends ReportContext {
  readonly telemetry: Telemetry;
  readonly log: ServerLog;
}

/** Accepts a report from the client at an address, which is only used to limit the number of its reports. */
export type ReportEndpoint = (request: Request, address: string | undefined) => Promise<Response>;

/** In bytes. */
const largestBody = 16 * 1024;
/** A page sends a few; more come from another site's page, or from a page with an endless error. */
const rates = { each: { burst: 20, perSecond: 0.5 }, all: { burst: 200, perSecond: 50 } };
const types: readonly string[] = [
  'application/reports+json',
  'application/csp-report',
  'application/json',
] satisfies ReportType[];

/**
 * Creates the endpoint for browsers' reports: they are limited, counted, and logged in samples, without personal data.
 */
export function createReportEndpoint({ telemetry, log, ...context }: ReportEndpointOptions): ReportEndpoint {
  const rate = new RateLimit(rates.each, rates.all);
  const refuse = (reason: ReportRefusal, response: Response) => {
    telemetry.tell('refusedReport', reason);
    return response;
  };
  return async (request, address) => {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (request.method !== 'POST')
      return refuse('method', plain(405, 'Reports are sent by POST.\n', { allow: 'POST' }));
    if (!isReportType(type)) return refuse('type', plain(415, `Send one of ${types.join(', ')}.\n`));
    // The browser itself sends a violation, and not always with its origin.
    if (type === 'application/json' && !isOwn(request.headers, context.origin))
      return refuse('origin', plain(403, 'Reports come from pages of this site.\n'));
    if (Number(request.headers.get('content-length') ?? 0) > largestBody)
      return refuse('size', plain(413, 'The report is too large.\n'));
    if (!rate.take(address && networkOf(address)))
      return refuse('rate', plain(429, 'Too many reports.\n', { 'retry-after': '60' }));
    const body = await readBody(request.body, largestBody).catch(() => undefined);
    if (body === tooLarge) return refuse('size', plain(413, 'The report is too large.\n'));
    try {
      for (const report of readReports(type, body ? new TextDecoder().decode(body) : '', context)) {
        telemetry.tell('reported', report);
        write(report, log);
      }
    } catch {
      return refuse('malformed', plain(400, 'The report is not JSON.\n'));
    }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}

/** Vitals are only counted: a single one means nothing. The log leaves out reports that come too often. */
function write(report: BrowserReport, log: ServerLog): void {
  if (report.kind === 'error') log.warn(report, 'a browser reports an error');
  else if (report.kind === 'violation') log.warn(report, 'a browser reports a violation of the policy');
}

function isReportType(type: string): type is ReportType {
  return types.includes(type);
}
