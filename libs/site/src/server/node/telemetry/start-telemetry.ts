import type { SiteId } from '@kinemorph/content';
import { watchClock } from '../../../clock/clock-watch.ts';
import type { SiteHandler } from '../../http/handler.ts';
import type { ServerLog } from '../../telemetry/server-log.ts';
import { createLines } from '../log.ts';
import type { Settings } from '../../settings/settings.ts';
import { createAccessLog } from './access-log.ts';

export interface TelemetryOptions {
  readonly settings: Settings;
  readonly site: SiteId;
  readonly build: string;
  readonly log: ServerLog;
}

/** How long the last traces may take to be sent, in milliseconds. */
const lastTraces = 2_000;

/** What a running server tells operators. */
export interface RunningTelemetry {
  /** Sends what is left to send, and frees the metrics' port. */
  readonly close: () => Promise<void>;
}

/** Lets metrics, log and traces hear what a site does, as far as the settings ask for them; nothing is loaded for the others. */
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
      // A collector that does not answer must not hold up a server that is to stop.
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
