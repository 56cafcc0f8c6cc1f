import { pathOf } from '../../../routing/path.ts';
import { createLineLimit, type ServerLog } from '../../telemetry/server-log.ts';
import type { Pages } from '../../pages/pages.ts';
import { scrubPath } from '../../reporting/scrub.ts';
import type { AccessLogSettings } from '../../settings/settings.ts';
import type { AnswerEvent, TelemetryListener } from '../../telemetry/telemetry.ts';
import { readTrace } from '../../telemetry/trace-context.ts';

export interface AccessLogOptions {
  readonly settings: AccessLogSettings;
  /** Writes every line that it gets. */
  readonly lines: Pick<ServerLog, 'info' | 'error'>;
  /** True if lines at the level `info` are written at all. */
  readonly writesInfo: boolean;
  readonly pages: Pick<Pages, 'find' | 'has'>;
  readonly isAsset: (name: string) => boolean;
  readonly random?: () => number;
}

/** The number of lines per second for one kind of route and one status: a flood must not fill the disk. */
const linesPerSecond = 100;

/**
 * Writes a line for each request: at the level `error` if the site failed, at `info` otherwise. With `sampled`, only a
 * share of the most frequent requests is written. A line has no query, address, cookie or token, and no path that a
 * visitor could have invented.
 */
export function createAccessLog({
  settings: { mode, sample },
  lines,
  writesInfo,
  pages,
  isAsset,
  random = Math.random,
}: AccessLogOptions): TelemetryListener {
  if (mode === 'off') return {};
  const limit = createLineLimit(linesPerSecond);
  return {
    answered(answer) {
      // A failed health check is not a failure of the site.
      const hasFailed = answer.status >= 500 && answer.route !== 'probe';
      if (!hasFailed && !writesInfo) return;
      if (mode === 'sampled' && !hasFailed && isFrequent(answer) && random() >= sample) return;
      const more = mode === 'all' ? {} : limit(`${answer.route} ${answer.status}`);
      if (more) lines[hasFailed ? 'error' : 'info']({ ...fieldsOf(answer, pages, isAsset), ...more }, 'request');
    },
  };
}

function isFrequent({ route, cache }: AnswerEvent): boolean {
  return cache === 'hit' || cache === 'ahead' || route === 'asset' || route === 'probe';
}

function fieldsOf(
  { request: { method, url = '', headers }, route, cache, status, bytes, duration, isComplete, trace }: AnswerEvent,
  pages: AccessLogOptions['pages'],
  isAsset: AccessLogOptions['isAsset'],
): object {
  const { requestId, traceparent } = trace ?? readTrace((name) => headers[name]?.toString() ?? null);
  const path = pathOf(url);
  const page = /^\/_model(\/.*)\.json$/.exec(path)?.[1] ?? path;
  const isKnown = pages.has(page) || (route === 'asset' && isAsset(path.slice('/assets/'.length)));
  return {
    id: requestId,
    traceparent,
    method,
    route,
    path: isKnown ? path : scrubPath(path),
    region: pages.find(page)?.region,
    status,
    bytes,
    ms: Math.round(duration * 1000) / 1000,
    cache,
    ...(!isComplete && { aborted: true }),
  };
}
