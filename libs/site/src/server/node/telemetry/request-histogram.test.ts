import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { RequestHistogram } from './request-histogram.ts';
import { routeKinds } from '../../telemetry/route-kind.ts';
import { statusClass } from '../../telemetry/status-class.ts';
import { cacheStates } from '../../telemetry/telemetry.ts';

const common = { name: 'requests_seconds', help: 'Requests' };
const buckets = [0.001, 0.01, 0.1];

describe('request histogram', () => {
  it('any requests: produces the same output as prom-client', async () => {
    const seconds = fc.oneof(fc.constantFrom(0, ...buckets), fc.double({ min: 0, max: 1, noNaN: true }));
    const request = fc.tuple(
      fc.constantFrom(...routeKinds),
      fc.constantFrom(...cacheStates),
      fc.integer({ min: 100, max: 599 }),
      seconds,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 50 }), async (requests) => {
        const [ours, theirs] = [new Registry(), new Registry()];
        const own = new RequestHistogram({ ...common, buckets, registers: [ours] });
        const reference = new Histogram({
          ...common,
          buckets,
          labelNames: ['route', 'cache', 'status'],
          registers: [theirs],
        });
        for (const [route, cache, status, took] of requests) {
          own.count(route, cache, status, took);
          reference.observe({ route, cache, status: statusClass(status) }, took);
        }
        const lines = async (registry: Registry) => (await registry.metrics()).trim().split('\n').sort();
        expect(await lines(ours)).toEqual(await lines(theirs));
      }),
      { numRuns: 100 },
    );
  });
});
