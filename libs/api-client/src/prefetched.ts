import type { ApiCall } from './client.ts';

/** A result that the server has fetched already, with the call that it answers. */
export interface Prefetched extends Pick<ApiCall, 'method' | 'path' | 'params' | 'data'> {
  readonly region: string;
  readonly result: unknown;
}

/** Hands each prefetched result on once, to the call that matches it in method, path, params, data and region. */
export function prefetchedResults(results: readonly Prefetched[]): (call: ApiCall, region: string) => { readonly result: unknown } | undefined {
  const left = [...results];
  return (call, region) => {
    const wanted = signature(call, region);
    const index = left.findIndex((one) => signature(one, one.region) === wanted);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
}

function signature({ method, path, params = {}, data }: Pick<ApiCall, 'method' | 'path' | 'params' | 'data'>, region: string): string {
  return JSON.stringify([method, path, region, params, data ?? null], sortKeys);
}

/** The order in which an object was written is no difference. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
