import { pino } from 'pino';
import type { LogLevel } from './settings.ts';
import { standardOutput } from './standard-output.ts';

type Level = 'debug' | 'info' | 'warn' | 'error';

/** Writes what happened as fields and a message; the message is always the same for the same thing. */
export type ServerLog = Readonly<Record<Level, (fields: object, message: string) => void>>;

/** JSON lines on standard output; errors keep their stack there, and nowhere else. */
export function createLog(level: LogLevel): ServerLog {
  return sampled(pino({ level, serializers: { error: pino.stdSerializers.err }, redact: ['headers.apptoken', 'headers.reftoken', 'headers.cookie'] }, standardOutput));
}

/** What is said of one message in a second. */
interface Sample {
  until: number;
  count: number;
}

/** How often a message is written in a second. */
const perSecond = 5;

/** Writes a message a few times a second at most; the next one then says how many were left out. `now` is in milliseconds. */
export function sampled(log: ServerLog, now: () => number = () => performance.now()): ServerLog {
  const samples = new Map<string, Sample>();
  const writer = (level: Level) => (fields: object, message: string) => {
    const sample = samples.get(message);
    if (sample && now() < sample.until) {
      sample.count += 1;
      if (sample.count <= perSecond) log[level](fields, message);
      return;
    }
    const leftOut = Math.max(0, (sample?.count ?? 0) - perSecond);
    samples.set(message, { until: now() + 1000, count: 1 });
    log[level](leftOut > 0 ? { ...fields, leftOut } : fields, message);
  };
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}
