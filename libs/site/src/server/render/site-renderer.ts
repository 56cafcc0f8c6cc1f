import type { RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import type { PageBody } from '../answer/platform.ts';
import type { PageRequest } from '../model/page-data.ts';
import type { TextOfPages } from '../site-texts/text-of-pages.ts';
import type { RenderTiming } from '../telemetry/telemetry.ts';

export type PageFormat = 'html' | 'json';

/** The result of a render, with the time that it waited and the time that it took. */
export interface Timed<T> {
  readonly made: T;
  readonly timing: RenderTiming;
}

/** The facts about a rendered page besides its text. */
interface RenderedPage {
  readonly status: 200 | 404;
  /** The source by which the content security policy allows the document's inline style. */
  readonly styleSource?: string | undefined;
}

/** A page for every visitor, and the instant until which it is true. */
export interface SharedPage extends RenderedPage {
  readonly html: PageBody;
  readonly json: PageBody;
  readonly expires: Instant | undefined;
}

/** A page for one request, in the requested format, as UTF-8. */
export interface SinglePage extends RenderedPage {
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface SinglePageOptions {
  readonly format: PageFormat;
  /** Set if the visitor has chosen the instant. */
  readonly isPreview?: boolean;
  /** The text of the visitor's search. */
  readonly query?: string | undefined;
}

/** A text that lists pages for machines. */
export type Listing = { readonly kind: 'sitemap' } | { readonly kind: 'feed'; readonly region: RegionId };

/**
 * Renders the answers of a site, either in the thread that answers or in a separate one. Its arguments and results are
 * plain data. Its methods reject if a page fails, or with a `TimeoutError` if a page takes too long.
 */
export interface SiteRenderer {
  /** Renders a page for every visitor, and compresses it for browsers in these formats. */
  shared(request: PageRequest, now: Instant, compressed: readonly PageFormat[]): Promise<Timed<SharedPage>>;
  /** Compresses the body of a page as far as possible. */
  compress(body: PageBody): Promise<PageBody>;
  /** Renders a page for one request. */
  single(request: PageRequest, now: Instant, options: SinglePageOptions): Promise<Timed<SinglePage>>;
  /** Renders a region's page of last resort. */
  errorPage(region: RegionId): Promise<string>;
  list(listing: Listing, now: Instant): Promise<TextOfPages>;
  /** Notes that a client has connected: in the thread that answers, waiting connections come before renders. */
  connected(): void;
}
