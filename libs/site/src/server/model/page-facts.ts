import type { RegionId } from '@kinemorph/content';
import { isOpenAt, type Instant } from '@kinemorph/content/time';
import { createRenderClock } from '../../clock/render/render-clock.server.ts';
import type { HeadModel } from '../../head/head-model.ts';
import type { FindablePart, PageContext } from '../../page.ts';
import type { Route } from '../../routing/route-table.ts';
import { createPageContext } from './page-context.ts';
import type { PageDataOptions, ServerScreen } from './page-data.ts';

/** What lists of pages say of one: its head, its pictures, and when it last changed. */
export interface PageFacts {
  readonly region: RegionId;
  readonly route: Route;
  readonly head: HeadModel;
  /** Paths on this site, each once, in the order of the page. */
  readonly pictures: readonly string[];
  /** Titles and headings on the page, each once, in its order. */
  readonly headings: readonly string[];
  readonly findableParts: readonly FindablePart[];
  /** When what it says last changed; undefined where that is not known. */
  readonly changed: Instant | undefined;
}

/** The pages that are open, and until when that stays so. */
export interface OpenPages {
  readonly pages: readonly PageFacts[];
  readonly expires: Instant | undefined;
}

type Options = Pick<PageDataOptions, 'site' | 'table' | 'origins' | 'screens'>;

/** Whether search engines are told of a page: one that visitors may come back to. Campaigns close, personal pages are nobody else's. */
export function isLasting({ component, personal, window }: Route): boolean {
  return component !== undefined && !personal && !Object.values(window).some(({ closes }) => closes !== undefined);
}

/** Reads the pages of a site that are open now, those that last if no others are wanted. Gives way between two pages: a list must not hold up visitors. */
export async function readOpenPages(
  { site, table, origins, screens }: Options,
  now: Instant,
  wanted: (route: Route) => boolean = isLasting,
): Promise<OpenPages> {
  const pages: PageFacts[] = [];
  let expires: Instant | undefined;
  const until = (moment: Instant | undefined) => {
    if (moment !== undefined && moment > now && (expires === undefined || moment < expires)) expires = moment;
  };
  for (const route of table.values()) {
    if (!route.component || !wanted(route)) continue;
    for (const region of site.regions.filter((id) => route.regions.includes(id))) {
      const window = route.window[region] ?? {};
      until(window.opens);
      if (!isOpenAt(window, now)) continue;
      until(window.closes);
      const clock = createRenderClock(now);
      const said = read(
        screens[route.component],
        createPageContext({ region, path: route.path }, clock, { site, table, origins }),
      );
      if (!said) continue;
      until(clock.expires);
      pages.push({ region, route, ...said, changed: latest(now, [said.head.changed, clock.changed, window.opens]) });
      // Requests go between two pages. Not setImmediate: stories read pages in a browser.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return { pages, expires };
}

/** Reads a page; undefined if that fails: such a page fails its visitors too, and the log says so then. One page must not take the list down. */
function read(
  screen: ServerScreen | undefined,
  context: PageContext,
): Pick<PageFacts, 'head' | 'pictures' | 'headings' | 'findableParts'> | undefined {
  if (!screen) return undefined;
  try {
    const model = screen.model.model(context);
    return {
      head: screen.model.head(context, model),
      pictures: [...new Set(picturesIn(model))],
      headings: [...new Set(headingsIn(model))],
      findableParts: screen.model.findableParts?.(model, context) ?? [],
    };
  } catch {
    return undefined;
  }
}

/** The latest of those that have come. */
function latest(now: Instant, moments: readonly (Instant | undefined)[]): Instant | undefined {
  const known = moments.filter((moment): moment is Instant => moment !== undefined && moment <= now);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** The pictures that a model shows: those that say something, an empty `alt` is an ornament. */
function picturesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { src, width, alt } = value as { src?: unknown; width?: unknown; alt?: unknown };
  if (typeof src === 'string' && typeof width === 'number' && typeof alt === 'string') return alt === '' ? [] : [src];
  return Object.values(value).flatMap(picturesIn);
}

/** The headings that a model has, by the names that screens and components give them. */
function headingsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(headingsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string'
      ? name === 'title' || name === 'heading'
        ? [part.replaceAll(/\s+/g, ' ').trim()]
        : []
      : headingsIn(part),
  );
}
