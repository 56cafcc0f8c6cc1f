import { regions, type RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import type { Locale, Messages } from '@kinemorph/i18n';
import { withoutJoiners } from '@kinemorph/i18n/line-breaks';
import type { ComponentType } from 'react';
import { keepBetweenBoundaries } from '../../clock/render/between-boundaries.server.ts';
import { createRenderClock } from '../../clock/render/render-clock.server.ts';
import type { HeadModel } from '../../page/head-model.ts';
import type { AnyScreenId, ModelContext, PageData, ScreenModel, SearchAnswer } from '../../page/page.ts';
import type { RouteTable } from '../../routing/route-table.ts';
import { pagePath, type SiteDefinition } from '../../routing/site-definition.ts';
import { frameModel, shellModel } from '../../shell/shell.server.ts';
import type { Vendors } from '../../page/vendors.ts';
import { contentText, createModelContext, type Origins } from './model-context.ts';
import { isPreProduction } from './pre-production.ts';

/** A screen on the server: its code, its messages and its model. */
export interface ServerScreen {
  readonly load: () => Promise<ComponentType<object>>;
  readonly messages: (locale: Locale) => Promise<Messages>;
  readonly model: ScreenModel;
}

export interface PageDataOptions {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  readonly origins: Origins;
  readonly screens: Readonly<Record<AnyScreenId, ServerScreen>>;
  readonly build: string;
  /** None when left out. */
  readonly vendors?: Vendors;
}

/** The page to render: a page of a region, or the not-found page. */
export interface PageRequest {
  readonly region: RegionId;
  /** Below the region. */
  readonly path: string;
  readonly screen: AnyScreenId;
  readonly elsewhere?: ModelContext['elsewhere'];
  /** Set if the region's search index is requested instead of the page. */
  readonly isIndex?: true;
  /** One visitor's search results: such a page is rendered for one request only. */
  readonly search?: SearchAnswer;
  /** The products that one visitor compares: such a page is rendered for one request only. */
  readonly chosen?: readonly string[];
}

/** Returns a head without the characters that prevent line breaks: machines read it. */
function plainHead(head: HeadModel): HeadModel {
  return JSON.parse(withoutJoiners(JSON.stringify(head))) as HeadModel;
}

/** Creates the data of a page at an instant, without its messages; nothing of the HTTP request is included. */
export type MakePageData = (request: PageRequest, now: Instant) => Omit<PageData, 'messages'>;

/** Creates the function that creates the data of a site's pages. It keeps the shell of each region until it changes. */
export function createPageData({ site, table, origins, screens, build, vendors = {} }: PageDataOptions): MakePageData {
  const keepFrame = keepBetweenBoundaries<ReturnType<typeof frameModel>>();
  const places = { site, table, origins };
  return (request, now) => {
    const { region, screen: page, path } = request;
    const clock = createRenderClock(now);
    const isPersonal = table.get(path)?.personal !== undefined;
    const frame = keepFrame(`${region} ${isPersonal}`, clock, (own) =>
      frameModel(createModelContext({ region, path: '' }, own, places), {
        site,
        table,
        vendors,
        textOf: contentText,
        isPersonal,
      }),
    );
    const context = createModelContext(request, clock, places);
    const screen = screens[page].model;
    const shell = shellModel(context, site, frame);
    const model = screen.model(context);
    const own = plainHead(screen.head(context, model));
    const head = isPreProduction(origins) ? { ...own, index: false } : own;
    const { locale, country } = regions[region];
    return {
      page,
      path: pagePath(site, region, path),
      region,
      locale,
      country,
      now,
      expires: clock.expires ?? null,
      build,
      head,
      shell,
      model,
    };
  };
}

/** Returns the data of one page at an instant. A server, which needs many, uses `createPageData`. */
export function pageData(options: PageDataOptions, request: PageRequest, now: Instant): ReturnType<MakePageData> {
  return createPageData(options)(request, now);
}
