/** The target of a link that is followed in the browser, on a page of a region. */
export type LinkTarget =
  /** A page of the same region: shown without leaving the document. */
  | { readonly kind: 'inRegion'; readonly path: string }
  /** Everything else: another region, another site, a file. */
  | { readonly kind: 'document'; readonly path: string };

/** The facts about the site that the browser needs to classify a link. */
export interface LinkContext {
  readonly regionInPath: boolean;
  /** The regions that the first path segment may name. */
  readonly regions: readonly string[];
  readonly region: string;
  /** Paths below the region that are pages of it. */
  readonly pages: readonly string[];
}

/**
 * Classifies a link, by the catch-all rule: a path whose first segment is a known region is kept; another one gets the
 * current region if that makes it a page; anything else is a full page load.
 */
export function linkTarget(path: string, { regionInPath, regions, region, pages }: LinkContext): LinkTarget {
  if (!/^\/[a-z0-9/-]*$/.test(path) || path.startsWith('//') || /^\/(?:assets|ssr|_model|[a-z]+api)(?:\/|$)/.test(path))
    return { kind: 'document', path };
  const below = path.slice(1);
  if (!regionInPath)
    return regions.includes(below.split('/')[0] ?? '') ? { kind: 'document', path } : { kind: 'inRegion', path };
  const [first = ''] = below.split('/');
  if (first === region) return { kind: 'inRegion', path };
  if (regions.includes(first)) return { kind: 'document', path };
  return below !== '' && pages.includes(below)
    ? { kind: 'inRegion', path: `/${region}/${below}` }
    : { kind: 'document', path };
}
