import type { RegionId } from '@kinemorph/content';
import { isOpenAt, type Instant } from '@kinemorph/content/time';
import { createRenderClock } from '../../clock/render/render-clock.server.ts';
import type { HeadModel } from '../../page/head-model.ts';
import type { FindablePart, ModelContext } from '../../page/page.ts';
import type { Route } from '../../routing/route-table.ts';
import { createModelContext } from './model-context.ts';
import type { PageDataOptions, ServerScreen } from './page-data.ts';

/** The facts about a page for lists of pages: its head, its pictures, and its last change. */
export interface OpenPage {
  readonly region: RegionId;
  readonly route: Route;
  readonly head: HeadModel;
  /** Paths on this site, each once, in the order of the page. */
  readonly pictures: readonly string[];
  /** Titles and headings on the page, each once, in its order. */
  readonly headings: readonly string[];
  readonly findableParts: readonly FindablePart[];
  /** The time when its content last changed; undefined if unknown. */
  readonly changed: Instant | undefined;
}

/** The pages that are open, and the instant until which that is true. */
export interface OpenPages {
  readonly pages: readonly OpenPage[];
  readonly expires: Instant | undefined;
}

type Options = Pick<PageDataOptions, 'site' | 'table' | 'origins' | 'screens'>;

/**
 * Returns true if search engines may list a page, because visitors can return to it. Campaigns close, and personal
 * pages belong to one visitor.
 */
export function isLasting({ component, personal, window }: Route): boolean {
  return component !== undefined && !personal && !Object.values(window).some(({ closes }) => closes !== undefined);
}

/**
 * Reads the pages of a site that are open now; only lasting ones by default. Yields between two pages: a list must not
 * delay visitors.
 */
export async function readOpenPages(
  { site, table, origins, screens }: Options,
  now: Instant,
  wanted: (route: Route) => boolean = isLasting,
): Promise<OpenPages> {
  const pages: OpenPage[] = [];
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
        createModelContext({ region, path: route.path }, clock, { site, table, origins }),
      );
      if (!said) continue;
      until(clock.expires);
      pages.push({ region, route, ...said, changed: latest(now, [said.head.changed, clock.changed, window.opens]) });
      // Lets requests run between two pages. Not setImmediate: stories read pages in a browser.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return { pages, expires };
}

/**
 * Reads a page; undefined if that fails: such a page fails for its visitors too, and is in the log then. One page must
 * not break the list.
 */
function read(
  screen: ServerScreen | undefined,
  context: ModelContext,
): Pick<OpenPage, 'head' | 'pictures' | 'headings' | 'findableParts'> | undefined {
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

/** Returns the latest of the moments that have come. */
function latest(now: Instant, moments: readonly (Instant | undefined)[]): Instant | undefined {
  const known = moments.filter((moment): moment is Instant => moment !== undefined && moment <= now);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** Returns the meaningful pictures of a model: one with an empty `alt` is decoration. */
function picturesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { src, width, alt } = value as { src?: unknown; width?: unknown; alt?: unknown };
  if (typeof src === 'string' && typeof width === 'number' && typeof alt === 'string') return alt === '' ? [] : [src];
  return Object.values(value).flatMap(picturesIn);
}

/** Returns the headings in a model, by the field names of screens and components. */
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
