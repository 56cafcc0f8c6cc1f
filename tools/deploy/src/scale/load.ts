import { siteIds, sites, type Site } from '@kinemorph/content';

export type App = Site['app'];
export const apps: readonly App[] = siteIds.map((id) => sites[id].app);

/** The `Host` of each site in production, which the configuration of the caches expects. */
export const hosts = Object.fromEntries(
  siteIds.map((id) => [sites[id].app, new URL(sites[id].origin).host]),
) as Readonly<Record<App, string>>;

/** A visitor's request: a page or its data, a file, or a call that no cache stores. */
export interface Target {
  readonly app: App;
  readonly path: string;
  readonly kind: 'page' | 'file' | 'call';
}

/** Requests to one cache, in an open loop: they are sent without waiting for earlier responses. */
export interface LoadPlan {
  readonly port: number;
  readonly targets: readonly Target[];
  readonly perSecond: number;
  /** How far the site's clock is ahead of the machine's, in milliseconds. */
  readonly clockOffset: number;
}

/** A document, with the build that made it and the files that it names. */
export interface SeenDocument {
  readonly path: string;
  readonly build: string;
  readonly assets: readonly string[];
}

/** The result of a load. */
export interface Loaded {
  readonly seconds: number;
  readonly answered: number;
  /** Responses other than 200, and requests without a response; a few of them as text. */
  readonly failed: number;
  readonly failures: readonly string[];
  /** Of pages and files: those that the cache answered itself. */
  readonly hits: number;
  readonly cacheable: number;
  /** Pages that were requested at or after the instant at which they stop being true. */
  readonly stale: { readonly count: number; readonly worstMs: number; readonly fromCache: number };
  /** Pages that were answered before the instant for which they were rendered. */
  readonly early: { readonly count: number; readonly worstMs: number };
  /** Paths for which more than one version was received. */
  readonly changed: readonly string[];
  readonly documents: readonly SeenDocument[];
  /** Builds of the pages that were requested in the last second. */
  readonly lastBuilds: readonly string[];
  readonly ms: { readonly p50: number; readonly p99: number; readonly worst: number };
}
