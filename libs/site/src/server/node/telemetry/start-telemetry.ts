import type { SiteId } from '@kinemorph/content';
import { watchClock } from '../../../clock/clock-watch.ts';
import type { SiteHandler } from '../../http/handler.ts';
import type { ServerLog } from '../../telemetry/server-log.ts';
import { createLines } from './log.ts';
import type { Settings } from '../../settings/settings.ts';
import { createAccessLog } from './access-log.ts';

export interface TelemetryOptions {
  readonly settings: Settings;
  readonly site: SiteId;
  readonly build: string;
  readonly log: ServerLog;
}

/** The longest time to send the last traces, in milliseconds. */
const lastTraces = 2_000;

/** The running telemetry of a server. */
export interface RunningTelemetry {
  /** Sends the remaining traces, and frees the metrics' port. */
  readonly close: () => Promise<void>;
}

/** Starts metrics, log and traces as far as the settings enable them; the code of the others is not loaded. */
export async function startTelemetry(
  handler: SiteHandler,
  { settings, site, build, log }: TelemetryOptions,
): Promise<RunningTelemetry> {
  const { adminPort, adminHost, accessLog, logLevel, traces } = settings;
  const clock = watchClock(handler.now);
  clock.onStep((step) => {
    log.warn({ stepMs: Math.round(step) }, 'the machine’s clock has jumped: boundaries move with it');
  });
  const metrics =
    adminPort === undefined
      ? undefined
      : await (
          await import('./metrics-server.ts')
        ).serveMetrics(handler, { site, build, clock }, { port: adminPort, host: adminHost });
  const tracing = traces ? (await import('./tracing.ts')).startTracing({ site, build }) : undefined;
  if (tracing) {
    handler.telemetry.tracer = tracing.tracer;
    handler.telemetry.add(tracing.listener);
  }
  if (logLevel !== 'silent' && logLevel !== 'fatal') {
    handler.telemetry.add(
      createAccessLog({
        settings: accessLog,
        lines: createLines(logLevel),
        writesInfo: ['info', 'debug', 'trace'].includes(logLevel),
        pages: handler.pages,
        isAsset: (name) => handler.files.has(name),
      }),
    );
  }
  return {
    close: async () => {
      clock.stop();
      metrics?.close();
      if (!tracing) return;
      // A collector that does not answer must not delay the stop of a server.
      const late = new Promise<never>(
        (_, reject) =>
          void setTimeout(() => {
            reject(new Error('the collector does not answer'));
          }, lastTraces).unref(),
      );
      await Promise.race([tracing.close(), late]).catch((error: unknown) => {
        log.warn({ error }, 'the last traces were not sent');
      });
    },
  };
}
