import type { SiteId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import type { DeskRegion } from '../api.ts';

/** What a preview's host names: an instant, and the site that is shown at it. */
export interface PreviewAddress {
  readonly at: Instant;
  readonly site: SiteId;
}

/**
 * Writes the host of a preview: `t1733356800000-global.localhost`. The instant is in the name, so that every call of a page carries
 * it, and two instants side by side share no cookie. Browsers resolve names below `localhost` to this machine by themselves.
 */
export function previewHost({ at, site }: PreviewAddress): string {
  return `t${at}-${site}.localhost`;
}

/** Reads the host of a request; undefined where it names no preview. */
export function readPreviewHost(host: string | undefined): PreviewAddress | undefined {
  const [, at, site] = /^t(\d{1,15})-(global|cn)\.localhost(?::\d+)?$/.exec(host ?? '') ?? [];
  return at !== undefined && (site === 'global' || site === 'cn') ? { at: Number(at), site } : undefined;
}

/** The path of a page on its site, given the path of its region's home. */
export function sitePath({ home }: Pick<DeskRegion, 'home'>, path: string): string {
  return `${home}${path && `/${path}`}` || '/';
}
