import { pino, type Logger } from 'pino';
import type { LogLevel } from './settings.ts';

export type ServerLog = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** JSON lines on standard output; errors keep their stack there, and nowhere else. */
export function createLog(level: LogLevel): Logger {
  return pino({ level, serializers: { error: pino.stdSerializers.err }, redact: ['headers.apptoken', 'headers.reftoken', 'headers.cookie'] });
}
