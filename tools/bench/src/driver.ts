import autocannon from 'autocannon';

/** What the driver is asked to do. */
export interface Drive {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Asks each time for another instant, by `?at=`, so that nothing can come from memory. */
  readonly eachInstant?: boolean;
}

/** What the server answered. */
export interface Driven {
  readonly answered: number;
  readonly failed: number;
}

// A process of its own: its CPU time is not the server's, and a round's garbage not the next one's.
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
