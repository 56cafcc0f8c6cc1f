import { Histogram, type HistogramConfiguration } from 'prom-client';
import { routeKinds, type RouteKind } from '../../telemetry/route-kind.ts';
import { statusClass, statusClasses } from '../../telemetry/status-class.ts';
import { cacheStates, type CacheState } from '../../telemetry/telemetry.ts';

type RequestLabels = 'route' | 'cache' | 'status';

/** The requests of one route, cache state and status. */
interface Series {
  /** The number of requests in each bucket; the last is for those above all bounds. */
  readonly counts: Float64Array;
  sum: number;
}

const indexOf = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value, index) => [value, index])) as Record<T, number>;
const routes = indexOf(routeKinds);
const caches = indexOf(cacheStates);
const statuses = indexOf(statusClasses);

/**
 * A histogram of requests. prom-client's own finds its labels by a string that it builds for each observation: with 16
 * buckets that is a tenth of the time for a page from memory. This one counts in arrays, and builds the labels when it
 * is read.
 */
export class RequestHistogram extends Histogram<RequestLabels> {
  readonly #bounds: readonly number[];
  readonly #series: (Series | undefined)[] = [];

  constructor({
    buckets,
    ...rest
  }: Omit<HistogramConfiguration<RequestLabels>, 'buckets' | 'labelNames'> & { buckets: readonly number[] }) {
    super({ ...rest, buckets: [...buckets], labelNames: ['route', 'cache', 'status'] });
    this.#bounds = buckets;
  }

  count(route: RouteKind, cache: CacheState, status: number, seconds: number): void {
    const index =
      (routes[route] * cacheStates.length + caches[cache]) * statusClasses.length + statuses[statusClass(status)];
    const series = (this.#series[index] ??= { counts: new Float64Array(this.#bounds.length + 1), sum: 0 });
    let bucket = 0;
    while (bucket < this.#bounds.length && seconds > (this.#bounds[bucket] ?? Infinity)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += seconds;
  }

  /** Returns the data that the registry writes. */
  getForPromString(): Promise<object> {
    const { name, help, type } = this as unknown as { name: string; help: string; type: string };
    const values = routeKinds.flatMap((route, r) =>
      cacheStates.flatMap((cache, c) =>
        statusClasses.flatMap((status, s) => {
          const series = this.#series[(r * cacheStates.length + c) * statusClasses.length + s];
          return series ? this.#values(series, { route, cache, status }, name) : [];
        }),
      ),
    );
    return Promise.resolve({ name, help, type, values });
  }

  #values({ counts, sum }: Series, labels: Record<RequestLabels, string>, name: string): object[] {
    let count = 0;
    const buckets = [...counts].map((own, index) => ({
      metricName: `${name}_bucket`,
      labels: { le: this.#bounds[index] ?? '+Inf', ...labels },
      value: (count += own),
    }));
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}
