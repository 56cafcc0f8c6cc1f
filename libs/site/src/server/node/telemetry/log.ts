import { writeSync } from 'node:fs';
import { pino } from 'pino';
import type { LogLevel } from '../../settings/settings.ts';
import { sampled, type ServerLog } from '../../telemetry/server-log.ts';

/**
 * Creates a log of JSON lines on standard output, without repeated lines; the stacks of errors are there, and nowhere
 * else.
 */
export function createLog(level: LogLevel): ServerLog {
  return sampled(createLines(level));
}

/** Creates a log of JSON lines on standard output, with every line. */
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

/**
 * Writes log lines to standard output. A line that can't be written, as on a full disk, is left out: pino's own output
 * waits until there is space again, and the server with it.
 */
const standardOutput = {
  write(line: string): void {
    try {
      writeSync(1, line);
    } catch {
      // There is no other place to say so.
    }
  },
};
