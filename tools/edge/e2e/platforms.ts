import { startBuiltSite } from '@kinemorph/site/testing';
import { freePort } from '../../../vitest.shared.ts';
import type { EdgeSite } from '../src/sites.ts';
import { startEdge } from '../src/start-edge.ts';

/** A running site on any platform. */
export interface ServedSite {
  readonly origin: string;
  readonly stop: () => Promise<unknown>;
}

/** Starts a site on a platform, with the other site at its usual address. */
export type Start = (site: EdgeSite, env?: Readonly<Record<string, string>>) => Promise<ServedSite>;

/** The platforms that a site runs on; their responses must be the same. */
export const platforms: Readonly<Record<'Node' | 'workerd', Start>> = {
  Node: (site, env) => startBuiltSite(site, env),
  workerd: async (site, env) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const origins = {
      PUBLIC_ORIGIN: origin,
      GLOBAL_ORIGIN: site === 'global-site' ? origin : 'http://localhost:4200',
      CN_ORIGIN: site === 'cn-site' ? origin : 'http://localhost:4300',
    };
    return startEdge(site, port, { ...origins, ...env });
  },
};

/**
 * Returns the settings with which the site's current time is an instant, regardless of the platform and the time at
 * which it starts.
 */
export function clockAt(instant: number | string): Readonly<Record<string, string>> {
  return { SITE_CLOCK: new Date(instant).toISOString(), SITE_CLOCK_SINCE: new Date().toISOString() };
}
