import { siteIds, type SiteId } from '@kinemorph/content/site-id';
import type { Instant } from '@kinemorph/content/time';
import type { DeskRegion } from '../api.ts';

/** The parts of a preview's host: an instant, and a site. */
export interface PreviewAddress {
  readonly at: Instant;
  readonly site: SiteId;
}

/**
 * Returns the host of a preview: `t1733356800000-global.localhost`. The instant is part of the name, so that every
 * request of a page contains it, and two instants share no cookies. Browsers resolve names below `localhost` to this
 * machine.
 */
export function previewHost({ at, site }: PreviewAddress): string {
  return `t${at}-${site}.localhost`;
}

/** Parses the host of a request; undefined if it is no preview's. */
export function readPreviewHost(host: string | undefined): PreviewAddress | undefined {
  const [, at, name] = /^t(\d{1,15})-([a-z]+)\.localhost(?::\d+)?$/.exec(host ?? '') ?? [];
  const site = siteIds.find((id) => id === name);
  return site && { at: Number(at), site };
}

/** Returns the path of a page on its site, given the path of its region's home. */
export function sitePath({ home }: Pick<DeskRegion, 'home'>, path: string): string {
  return `${home}${path && `/${path}`}` || '/';
}
