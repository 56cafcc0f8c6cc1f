type Level = 'debug' | 'info' | 'warn' | 'error';

/** Writes an event as fields and a message; the message is always the same for the same kind of event. */
export type ServerLog = Readonly<Record<Level, (fields: object, message: string) => void>>;

/** The messages about one subject within a second. */
interface Sample {
  until: number;
  count: number;
}

/** The number of times that a message is written in a second. */
const messagesPerSecond = 5;

/**
 * Limits the lines about one subject in a second, by its name. The returned function decides if a line is written, and
 * returns how many were left out since the last one. `now` is in milliseconds.
 */
export function createLineLimit(
  perSecond: number,
  now: () => number = () => performance.now(),
): (name: string) => { readonly leftOut?: number } | undefined {
  const samples = new Map<string, Sample>();
  return (name) => {
    const sample = samples.get(name);
    if (sample && now() < sample.until) {
      sample.count += 1;
      return sample.count <= perSecond ? {} : undefined;
    }
    const leftOut = Math.max(0, (sample?.count ?? 0) - perSecond);
    samples.set(name, { until: now() + 1000, count: 1 });
    return leftOut > 0 ? { leftOut } : {};
  };
}

/**
 * Returns a log that writes a message at most a few times a second; the next one then has the number of those left out.
 * `now` is in milliseconds.
 */
export function sampled(log: ServerLog, now?: () => number): ServerLog {
  const limit = createLineLimit(messagesPerSecond, now);
  const writer = (level: Level) => (fields: object, message: string) => {
    const more = limit(message);
    if (more) log[level]('leftOut' in more ? { ...fields, ...more } : fields, message);
  };
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}
