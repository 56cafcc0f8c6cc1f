import type { Requests } from './load.ts';

/** A request to send. */
export interface Target {
  readonly path: string;
  readonly encoding: 'br' | 'gzip' | 'identity';
}

/** The range of the previews' instants: two years with campaigns that open and close. */
const previewsFrom = Date.UTC(2024, 5, 1);
const previewSeconds = 2 * 365 * 86_400;

/** Parts of a flood, which add up to 1. */
const mix = { pages: 0.5, models: 0.2, assets: 0.2, missing: 0.05 };
const encodings = ['br', 'gzip', 'identity', 'br'] as const;

/** Returns a function that generates the next request; `random` returns numbers from 0 up to 1. */
export function createRequests(requests: Requests, random: () => number = Math.random): () => Target {
  let count = 0;
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('A load needs at least one path to request.');
    return one;
  };
  const inTurn = (list: readonly string[]) => list[count++ % list.length] ?? '/';
  const anyInstant = () =>
    `?at=${new Date(previewsFrom + Math.floor(random() * previewSeconds) * 1000 + (count++ % 1000)).toISOString()}`;
  const flood = ({ pages, assets, isPreview }: Extract<Requests, { kind: 'flood' }>): string => {
    count += 1;
    const query = isPreview && random() < 0.8 ? anyInstant() : `?utm_id=${count}`;
    let share = random();
    if ((share -= mix.pages) < 0) return pick(pages) + query;
    if ((share -= mix.models) < 0) return `/_model${pick(pages)}.json${query}`;
    if ((share -= mix.assets) < 0) return pick(assets);
    return (share -= mix.missing) < 0 ? `/${pick(['us', 'de'])}/no-such-page-${count}` : '/ssr/timestamp';
  };
  switch (requests.kind) {
    case 'paths':
      return () => ({ path: inTurn(requests.paths), encoding: 'br' });
    case 'previews':
      return () => ({ path: inTurn(requests.paths) + anyInstant(), encoding: 'br' });
    case 'flood':
      return () => ({ path: flood(requests), encoding: pick(encodings) });
  }
}
