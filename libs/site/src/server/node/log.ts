import { pino } from 'pino';
import type { LogLevel } from '../settings/settings.ts';
import { sampled, type ServerLog } from '../telemetry/server-log.ts';
import { standardOutput } from './standard-output.ts';

/** JSON lines on standard output, of which those that repeat are left out; errors keep their stack there, and nowhere else. */
export function createLog(level: LogLevel): ServerLog {
  return sampled(createLines(level));
}

/** JSON lines on standard output, all of them. */
export function createLines(level: LogLevel): ServerLog {
  return pino(
    {
      level,
      serializers: { error: pino.stdSerializers.err },
      redact: ['headers.apptoken', 'headers.reftoken', 'headers.cookie'],
    },
    standardOutput,
  );
}
