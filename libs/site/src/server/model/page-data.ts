import { regions, type RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import type { Locale, Messages } from '@kinemorph/i18n';
import { withoutJoiners } from '@kinemorph/i18n/line-breaks';
import type { ComponentType } from 'react';
import { keepBetweenBoundaries } from '../../clock/render/between-boundaries.server.ts';
import { createRenderClock } from '../../clock/render/render-clock.server.ts';
import type { HeadModel } from '../../head/head-model.ts';
import type { AnyScreenId, PageContext, PageData, ScreenModel, SearchAnswer } from '../../page.ts';
import type { RouteTable } from '../../routing/route-table.ts';
import { pagePath, type SiteDefinition } from '../../routing/site-definition.ts';
import { frameModel, shellModel } from '../../shell/shell.server.ts';
import type { Vendors } from '../../vendors/vendors.ts';
import { contentText, createPageContext, type Origins } from './page-context.ts';
import { isPreProduction } from './pre-production.ts';

/** A screen as the server knows it: its code, its words and its model. */
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

/** What to render: a page of a region, or the page that stands in for it. */
export interface PageRequest {
  readonly region: RegionId;
  /** Below the region. */
  readonly path: string;
  readonly screen: AnyScreenId;
  readonly elsewhere?: PageContext['elsewhere'];
  /** Set where the region's search index is asked for in place of the page. */
  readonly isIndex?: true;
  /** What one visitor has found: such a page is rendered for nobody else. */
  readonly search?: SearchAnswer;
  /** The products that one visitor compares: such a page is rendered for nobody else. */
  readonly chosen?: readonly string[];
}

/** A head without what keeps names on one line: machines read it. */
function plainHead(head: HeadModel): HeadModel {
  return JSON.parse(withoutJoiners(JSON.stringify(head))) as HeadModel;
}

/** Turns a page and an instant into data, all but its words; nothing of a request gets in. */
export type MakePageData = (request: PageRequest, now: Instant) => Omit<PageData, 'messages'>;

/** Creates the function that makes the data of a site's pages, which keeps the frame of each region until it changes. */
export function createPageData({ site, table, origins, screens, build, vendors = {} }: PageDataOptions): MakePageData {
  const keepFrame = keepBetweenBoundaries<ReturnType<typeof frameModel>>();
  const places = { site, table, origins };
  return (request, now) => {
    const { region, screen: page, path } = request;
    const clock = createRenderClock(now);
    const isPersonal = table.get(path)?.personal !== undefined;
    const frame = keepFrame(`${region} ${isPersonal}`, clock, (own) =>
      frameModel(createPageContext({ region, path: '' }, own, places), {
        site,
        table,
        vendors,
        textOf: contentText,
        isPersonal,
      }),
    );
    const context = createPageContext(request, clock, places);
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

/** Returns the data of one page at an instant. A server, which makes many, keeps a `createPageData`. */
export function pageData(options: PageDataOptions, request: PageRequest, now: Instant): ReturnType<MakePageData> {
  return createPageData(options)(request, now);
}
