type Level = 'debug' | 'info' | 'warn' | 'error';

/** Writes what happened as fields and a message; the message is always the same for the same thing. */
export type ServerLog = Readonly<Record<Level, (fields: object, message: string) => void>>;

/** What is said of one thing in a second. */
interface Sample {
  until: number;
  count: number;
}

/** How often a message is written in a second. */
const messagesPerSecond = 5;

/**
 * Creates what limits the lines about one thing in a second, by its name: it returns whether to write one, and with it how many were left
 * out since the last. `now` is in milliseconds.
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

/** Writes a message a few times a second at most; the next one then says how many were left out. `now` is in milliseconds. */
export function sampled(log: ServerLog, now?: () => number): ServerLog {
  const limit = createLineLimit(messagesPerSecond, now);
  const writer = (level: Level) => (fields: object, message: string) => {
    const more = limit(message);
    if (more) log[level]('leftOut' in more ? { ...fields, ...more } : fields, message);
  };
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}
