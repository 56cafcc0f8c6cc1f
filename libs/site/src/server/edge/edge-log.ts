import { sampled, type ServerLog } from '../telemetry/server-log.ts';
import type { LogLevel } from '../settings/settings.ts';

const levels = ['debug', 'info', 'warn', 'error'] as const;
/** The levels that write none of these. */
const quiet: readonly LogLevel[] = ['silent', 'fatal'];

/** Creates a log of JSON lines in the platform's log, without repeated lines. */
export function createEdgeLog(level: LogLevel): ServerLog {
  const lowest = quiet.includes(level) ? levels.length : Math.max(0, levels.indexOf(level as (typeof levels)[number]));
  const writer =
    (name: (typeof levels)[number]): ServerLog['info'] =>
    (fields, msg) => {
      if (levels.indexOf(name) < lowest) return;
      const { error, ...rest } = fields as { readonly error?: unknown };
      console[name](
        JSON.stringify({
          level: name,
          ...rest,
          ...(error !== undefined && { error: textOf(error) }),
          msg,
        }),
      );
    };
  return sampled({ debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') });
}

function textOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : String(error);
}
