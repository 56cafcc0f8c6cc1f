import type { PageOutline } from '../page/page-outline.ts';
import { sendReport } from './send-report.ts';

/** The maximum number of reported errors of one document. */
const most = 3;
const longestMessage = 300;
const reported = new Set<string>();

/** Reports each uncaught error once. An aborted request does not count as an error. */
export function reportError(event: ErrorEvent | PromiseRejectionEvent, { build }: Pick<PageOutline, 'build'>): void {
  if (reported.size >= most) return;
  const thrown = ('reason' in event ? event.reason : event.error) as unknown;
  const error = thrown instanceof Error ? thrown : undefined;
  if (error?.name === 'AbortError') return;
  const said =
    'message' in event ? event.message : typeof thrown === 'string' ? thrown : 'a rejection without an error';
  const message = (error ? `${error.name}: ${error.message}` : said).slice(0, longestMessage);
  if (reported.has(message)) return;
  reported.add(message);
  const [, source = '', line] = /(\w+:\/\/[^\s)]+?):(\d+):\d+/.exec(error?.stack ?? '') ?? [];
  sendReport({
    kind: 'error',
    message,
    source,
    line: line === undefined ? undefined : Number(line),
    page: location.pathname,
    build,
  });
}
