import { outcomeOf } from './load/drive.ts';
import type { Driven, Load } from './load/load.ts';
import { largest, quantile } from './figures.ts';

/** Requests a second of each kind: few enough that a quiet server hardly notices them. */
const rates = { cached: 200, livez: 40, control: 100 };

/**
 * Returns background loads: visitors of cached pages, health checks of a load balancer, and requests to an otherwise
 * idle control server.
 */
export function background(site: string, control: string, cachedPaths: readonly string[]): readonly Load[] {
  const load = (name: keyof typeof rates, origin: string, paths: readonly string[]): Load => ({
    name,
    origin,
    requests: { kind: 'paths', paths },
    pace: { perSecond: rates[name] },
  });
  return [load('cached', site, cachedPaths), load('livez', site, ['/livez']), load('control', control, ['/'])];
}

/** The figures of one background load. */
export interface BackgroundFigures {
  /** The share of the requests that were answered with 200. */
  readonly kept: number;
  readonly p99: number;
  readonly worst: number;
}

/** Returns the figures of one background load in all drives. `from` skips requests of their first milliseconds. */
export function backgroundFigures(drives: readonly Driven[], name: keyof typeof rates, from = 0): BackgroundFigures {
  const answers = drives.flatMap((driven) => outcomeOf(driven, name).answers.filter(({ at }) => at >= from));
  const good = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  return { kept: good.length / answers.length, p99: quantile(good, 0.99), worst: largest(good) };
}

/**
 * Returns the factor by which pages were slower under load than in quiet, in the 99th percentile, corrected for the
 * slowdown of the machine: the control server is measured at the same time by the same generator.
 */
export function timesOfQuiet(
  [quiet, loaded]: readonly [BackgroundFigures, BackgroundFigures],
  [controlQuiet, controlLoaded]: readonly [BackgroundFigures, BackgroundFigures],
): number {
  return loaded.p99 / quiet.p99 / Math.max(1, controlLoaded.p99 / controlQuiet.p99);
}
