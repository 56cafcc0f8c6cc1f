import autocannon from 'autocannon';

/** A load for the driver to run. */
export interface Drive {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a different instant each time, with `?at=`, so that no response comes from the page cache. */
  readonly eachInstant?: boolean;
}

/** The number of successful and of other responses. */
export interface Driven {
  readonly answered: number;
  readonly failed: number;
}

// A separate process: its CPU time is not counted as the server's, and no garbage of an earlier round slows a later
// one.
process.once('disconnect', () => process.exit());
process.once('message', (drive: Drive) => {
  void run(drive).then((driven) => process.send?.(driven, undefined, undefined, () => process.exit()));
});

async function run({ url, connections, seconds, eachInstant = false }: Drive): Promise<Driven> {
  let instant = Date.parse('2024-06-01T00:00:00Z');
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(eachInstant && {
      requests: [
        {
          setupRequest: (request) => ({
            ...request,
            path: `${new URL(url).pathname}?at=${new Date((instant += 1_000)).toISOString()}`,
          }),
        },
      ],
    }),
  });
  return { answered: result['2xx'], failed: result.non2xx + result.errors };
}
