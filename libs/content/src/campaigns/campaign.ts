import type { PictureName } from '../pictures/pictures.ts';
import type { ProductId } from '../products/product-id.ts';
import type { RegionId } from '../regions/region.ts';
import { regionIds } from '../regions/regions.ts';
import type { ContentTextId } from '../text-id.ts';
import { stageWindow, type Instant, type Timeline, type Window } from '../time/index.ts';
import type { ThemeId } from './theme-ids.ts';

/** A page that a campaign brings: its path relative to the region, and the screen that shows it. */
export interface CampaignPage {
  readonly path: string;
  readonly component: string;
}

/**
 * The target of a slide, a menu entry or a banner: a `Target` of content. The type of all paths derives from the
 * campaigns, so a path is a text here; the checks of content report one that is not a page of the region.
 */
export type CampaignTarget =
  | { readonly page: string }
  | { readonly product: ProductId }
  | { readonly store: `/${string}` }
  | { readonly hub: 'hub' | 'studio' };

/** A menu entry. It leads to the campaign's first page unless it has another target. */
export interface CampaignMenuEntry<Stage extends string> {
  readonly identify: string;
  readonly label: ContentTextId;
  readonly to?: CampaignTarget;
  /** The stage that shows the entry; while the campaign's pages can be visited if left out. */
  readonly stage?: Stage;
  /** Its place beside the hub, in regions whose header has the hub; after it if left out. */
  readonly place?: 'beforeHub' | 'afterHub';
}

/** A slide at the top of the home. */
export type CampaignTile<Stage extends string> = {
  readonly key: string;
  readonly stage: Stage;
  readonly title: ContentTextId;
  readonly subtitle: ContentTextId;
  readonly badge: ContentTextId;
  readonly showBuy: boolean;
  readonly values?: { readonly saving?: number };
} & (
  | {
      readonly product: ProductId;
      /** The product's own if left out. */
      readonly picture?: PictureName;
      /** The campaign's first page if left out, or else the product's page. */
      readonly to?: CampaignTarget;
    }
  | { readonly product?: undefined; readonly picture: PictureName; readonly to: CampaignTarget }
);

/** The id of a line above the menu. */
export type BannerLabel = Extract<ContentTextId, `banner.${string}`>;

/** The lines above the menu. They lead to the campaign's first page unless they have another target. */
export interface CampaignBanner<Stage extends string> {
  readonly lines: readonly { readonly stage: Stage; readonly label: BannerLabel }[];
  readonly to?: CampaignTarget;
  /** True if the lines count down to the end of the campaign. */
  readonly countsDown: boolean;
  /** The amount that the lines may interpolate as `{saving}`, in major units of the region's currency. */
  readonly saving?: number;
}

/** The background of the shared campaign page: the pictures `<name>/wide` and `<name>/tall`. */
export type SceneName = PictureName extends infer Name ? (Name extends `${infer Scene}/tall` ? Scene : never) : never;

/** Products that open together. */
export interface CampaignOffers<Stage extends string> {
  readonly stage: Stage;
  readonly products: readonly ProductId[];
}

/** A present with each order of at least an amount. */
export interface CampaignGift<Region extends RegionId> {
  /** The suffix of its texts' ids: `campaign.<name>.gift.<id>`. */
  readonly id: string;
  /** The least amount, in major units of the region's currency; a region that is left out has no such gift. */
  readonly from: Readonly<Partial<Record<Region, number>>>;
  /** A gift that is a service has none. */
  readonly picture?: PictureName;
}

/** A draw among all orders of the campaign. */
export interface CampaignDraw<Region extends RegionId> {
  /** The number of winners; a region that does not announce it is left out. */
  readonly winners: Readonly<Partial<Record<Region, number>>>;
  /** The moment before which the winners are announced; a region that is left out has no draw. */
  readonly announcedBefore: Readonly<Partial<Record<Region, Instant>>>;
}

/** The sections of the shared campaign page between its title and its terms, in their default order. */
export const campaignSections = ['stages', 'offers', 'gifts', 'draw'] as const;
export type CampaignSection = (typeof campaignSections)[number];

/** A date beside the stages at which a page changes: an instant, or a window with both ends. */
export interface CampaignDate<Region extends RegionId> {
  /** The text for this date in the list of boundaries. */
  readonly what: string;
  readonly at: Readonly<Partial<Record<Region, Instant | Window>>>;
}

/**
 * The kind decides how a file of prices refers to a stage: of a sale by the sale's id, of a pre-order without one, in
 * its product's own file.
 */
export type CampaignKind = 'sale' | 'preOrder';

/**
 * The facts of a campaign. Pages, menus, homes, the lines above the menu, the sitemap, boundaries and the desk derive
 * from them.
 */
export interface CampaignFacts<
  Id extends string,
  Stage extends string,
  Region extends RegionId,
  Page extends CampaignPage,
  Kind extends CampaignKind,
> {
  /** A sale if left out. */
  readonly kind?: Kind;
  /** The name of its folder. Analytics, the store and files of prices use the same. */
  readonly id: Id;
  /**
   * Its name for the stages in the list of boundaries; without it, the list names only the content that they show and
   * hide.
   */
  readonly name?: string;
  readonly timeline: Timeline<Stage, Region>;
  /** The time zone that its dates are local to, in regions where that is not the region's own. */
  readonly timeZones?: Readonly<Partial<Record<Region, string>>>;
  /** Its pages, the main one first. */
  readonly pages?: readonly Page[];
  /** True while only previews and tools may show it. */
  readonly draft?: boolean;
  /**
   * True once it is over for good: previews and tools show it at its dates, and on a public server its pages lead to
   * the home.
   */
  readonly archived?: boolean;
  /**
   * The products that open with each stage, most important first. The shared campaign page shows them; their prices are
   * in the products' files.
   */
  readonly offers?: readonly CampaignOffers<NoInfer<Stage>>[];
  /** The background of its title on the shared campaign page; the studio if left out. */
  readonly scene?: SceneName;
  /** The theme of the shared campaign page: the name of a folder of `libs/ui/src/themes`; the brand's if left out. */
  readonly theme?: ThemeId;
  /**
   * The gifts with an order, from the lowest amount to the highest. The shared campaign page shows them from the first
   * stage on.
   */
  readonly gifts?: readonly CampaignGift<NoInfer<Region>>[];
  /** The draw that the shared campaign page shows from the first stage on. */
  readonly draw?: CampaignDraw<NoInfer<Region>>;
  /** The sections of the shared campaign page, in their order; all that there are facts for if left out. */
  readonly sections?: readonly CampaignSection[];
  /** Its pages open this many days before the first stage; 0 if left out. */
  readonly pagesOpenDaysBefore?: number;
  readonly menu?: CampaignMenuEntry<NoInfer<Stage>>;
  readonly tiles?: readonly CampaignTile<NoInfer<Stage>>[];
  readonly banner?: CampaignBanner<NoInfer<Stage>>;
  readonly dates?: readonly CampaignDate<NoInfer<Region>>[];
  /** The extra days of delivery, from a stage to the end of the campaign. */
  readonly deliveryDelay?: { readonly from: NoInfer<Stage>; readonly least: number; readonly most: number };
  /**
   * The stage from which every order ships free, to the end of the campaign; a region that is left out keeps its usual
   * terms.
   */
  readonly freeShippingFrom?: Readonly<Partial<Record<NoInfer<Region>, NoInfer<Stage>>>>;
}

/** A campaign with the windows that follow from its dates. */
export interface Campaign<
  Id extends string,
  Stage extends string,
  Region extends RegionId,
  Page extends CampaignPage,
  Kind extends CampaignKind,
> extends CampaignFacts<Id, Stage, Region, Page, Kind> {
  readonly kind: Kind;
  readonly timeZones: Readonly<Partial<Record<RegionId, string>>>;
  /** The extra days of delivery; 0 if the campaign has none. */
  readonly deliveryDelayDays: { readonly least: number; readonly most: number };
  /** When its pages can be visited. */
  readonly pageWindow: Readonly<Record<Region, Window>>;
  /** Returns true if a region has the campaign. */
  readonly isIn: (region: RegionId) => region is Region;
  /** The first moment of the first stage. */
  readonly opensIn: (region: Region) => Instant;
  /** The first moment after the campaign. */
  readonly endOf: (region: Region) => Instant;
  /** From the opening of a stage to the end of the campaign. Throws if the region does not have the stage. */
  readonly openFrom: (stage: Stage, region: Region) => Window;
}

/** The stages of a timeline. */
export type StageOf<T> = T extends Timeline<infer Stage, RegionId> ? Stage : never;
/** The regions of a timeline. */
export type RegionOf<T> = T extends Timeline<string, infer Region> ? Region : never;

const day = 24 * 60 * 60 * 1000;

/**
 * Defines a campaign. `facts` are what its own screens need besides, such as gifts, a draw and terms; they become
 * fields of the result. A definition must not import products at run time: the products' files of prices are read with
 * the stages of campaigns, so an import would be a cycle.
 */
export function defineCampaign<
  const Id extends string,
  Stage extends string,
  Region extends RegionId,
  const Page extends CampaignPage = never,
  const Kind extends CampaignKind = 'sale',
  const Facts extends object = object,
>({
  facts,
  ...definition
}: CampaignFacts<Id, Stage, Region, Page, Kind> & { readonly facts?: Facts }): Campaign<Id, Stage, Region, Page, Kind> &
  Facts {
  const {
    kind = 'sale' as Kind,
    id,
    timeline,
    timeZones = {},
    pagesOpenDaysBefore = 0,
    deliveryDelay: { least, most } = { least: 0, most: 0 },
  } = definition;
  const isIn = (region: RegionId): region is Region => region in timeline.regions;
  const endOf = (region: Region): Instant => timeline.regions[region]?.ends ?? Number.MAX_SAFE_INTEGER;
  const openFrom = (stage: Stage, region: Region): Window => {
    const opens = stageWindow(timeline, region, stage)?.opens;
    if (opens === undefined) throw new Error(`${id} has no stage "${stage}" in ${region}`);
    return { opens, closes: endOf(region) };
  };
  const opensIn = (region: Region): Instant =>
    Math.min(...timeline.stages.map((stage) => timeline.regions[region]?.opens[stage] ?? Number.MAX_SAFE_INTEGER));
  const pageWindow = Object.fromEntries(
    regionIds
      .filter(isIn)
      .map((region) => [region, { opens: opensIn(region) - pagesOpenDaysBefore * day, closes: endOf(region) }]),
  ) as Record<Region, Window>;
  return {
    ...(facts as Facts),
    ...definition,
    kind,
    timeZones,
    deliveryDelayDays: { least, most },
    pageWindow,
    isIn,
    opensIn,
    endOf,
    openFrom,
  };
}
