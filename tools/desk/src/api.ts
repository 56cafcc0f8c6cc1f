import type { Currency, ProductId, RegionId, SiteId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';

/** The kinds of bars, in the order in which a region's rows show them. */
export const kinds = [
  'campaign',
  'preOrder',
  'price',
  'tile',
  'menu',
  'banner',
  'page',
  'stock',
  'shipping',
  'reviews',
] as const;
export type Kind = (typeof kinds)[number];

export const edges = ['opens', 'closes'] as const;
export type Edge = (typeof edges)[number];

/**
 * A part of a region with a period: a stage of a campaign, a price, a tile. A moment opens and closes at the same time.
 */
export interface Bar {
  /** Independent of its dates. */
  readonly id: string;
  readonly region: RegionId;
  readonly kind: Kind;
  readonly name: string;
  /** The campaign or pre-order that its dates refer to. */
  readonly campaign?: string;
  readonly product?: ProductId;
  /** Undefined if it is open at that side. */
  readonly opens?: Instant;
  readonly closes?: Instant;
  /** The time zone that its dates are local to. */
  readonly zone: string;
  /** The ends that can be moved here. Others depend on another date, or are written in several places. */
  readonly movable: readonly Edge[];
}

/** The data of a region that the desk shows. */
export interface DeskRegion {
  readonly id: RegionId;
  readonly name: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: Currency;
  readonly site: SiteId;
  /** Path of its home on that site, without a trailing slash: `/uk`, or empty if the site has one region. */
  readonly home: string;
}

/** A mistake that the checks know. */
export interface DeskFinding {
  readonly file: string;
  readonly line: number;
  readonly what?: string;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}

/** A mistake on a bar of the timeline. */
export interface Mark extends DeskFinding {
  readonly bar: string;
}

/** A page that can be looked at. */
export interface DeskPage {
  readonly path: string;
  readonly regions: readonly RegionId[];
}

/** All data of the timeline. */
export interface DeskTimeline {
  /** Changes with every change of the content. */
  readonly version: string;
  /** The site's present: the machine's, or that of SITE_CLOCK. */
  readonly now: Instant;
  readonly regions: readonly DeskRegion[];
  /** Origins of the sites themselves, with time travel: for links to share. */
  readonly sites: Readonly<Record<DeskRegion['site'], string>>;
  readonly products: readonly { readonly id: ProductId; readonly name: string }[];
  readonly campaigns: readonly string[];
  readonly pages: readonly DeskPage[];
  readonly bars: readonly Bar[];
  /** Every mistake in the facts, including overlaps and gaps of prices. */
  readonly findings: readonly DeskFinding[];
  /** Those of them that are about a bar. */
  readonly marks: readonly Mark[];
  /** Set while the files on disk can't be read: the data is that of the last readable version. */
  readonly problem?: string;
}

/** A change that the user requests. */
export type ChangeRequest =
  | { readonly kind: 'instant'; readonly bar: string; readonly edge: Edge; readonly typed: string }
  | { readonly kind: 'price'; readonly key: string; readonly amount: string }
  | ({ readonly kind: 'word'; readonly locale: string; readonly text: string } & WordId)
  | NewCampaign;

/** A new campaign: its folder with dates, definition and empty texts, as a draft. */
export interface NewCampaign {
  readonly kind: 'campaign';
  /** Last part of its page's address, such as `new-year-sale`. */
  readonly id: string;
  readonly regions: readonly string[];
  /** As typed: local to each region, or one instant for all if it has an offset. */
  readonly opens: string;
  readonly ends: string;
  /** If empty, the products that all of its regions sell. */
  readonly products: readonly string[];
}

/** The key of a text, and the folder with its files per locale. */
export interface WordId {
  readonly folder: string;
  readonly key: string;
}

/** A text of a region, with the files in which it can be changed. */
export interface DeskWord extends WordId {
  readonly region: RegionId;
  /** As written in its file; placeholders are in braces, such as `{price}`. */
  readonly text: string;
  /** The source text, if the region has another language. */
  readonly english?: string;
  readonly placeholders: readonly string[];
  /** Maximum length and current length. */
  readonly room?: string;
  readonly pages?: string;
  /** The region's own file first, then the one that it inherits from. */
  readonly places: readonly WordPlace[];
}

/** A file that may contain a text, and the regions that a change there affects. */
export interface WordPlace {
  readonly locale: string;
  readonly file: string;
  readonly regions: readonly RegionId[];
}

/** An end of a bar that a change moves. */
export interface Move {
  readonly bar: string;
  readonly region: RegionId;
  readonly kind: Kind;
  readonly name: string;
  readonly edge: Edge;
  readonly zone: string;
  readonly from?: Instant;
  readonly to?: Instant;
}

/** The effects of a change on the files, and the mistakes that prevent it. */
export interface Proposal {
  readonly title: string;
  /** A unified diff of every file that changes. */
  readonly diff: string;
  /** The changed files, each with the hash of its current text. */
  readonly files: readonly { readonly file: string; readonly mark: string }[];
  readonly moves: readonly Move[];
  /** Mistakes that the change would cause; it is only written if there are none. */
  readonly findings: readonly DeskFinding[];
}

/** The result of a request that changes something. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string; readonly findings?: readonly DeskFinding[] };

/** The changes since the desk started, ready for review. */
export interface Handover {
  readonly branch: string;
  readonly message: string;
  readonly diff: string;
  /** The changes that can be undone, newest first. */
  readonly changes: readonly { readonly title: string; readonly at: number }[];
}

/** A price of the grid. */
export interface PriceCell {
  readonly key: string;
  readonly product: ProductId;
  readonly name: string;
  readonly region: RegionId;
  readonly kind: 'regular' | 'next' | 'promotion';
  readonly opens?: Instant;
  readonly closes?: Instant;
  /** The time zone that its window is local to. */
  readonly zone: string;
  readonly amount: number;
  /** As the region's pages write it. */
  readonly text: string;
  readonly sample: boolean;
  /** The comparison prices that the pages show when a promotion opens. */
  readonly was?: string;
  readonly saved?: string;
  readonly lowest?: string;
}

/** The kind of element on a page that a difference is in. */
export type FactKind = 'page' | 'price' | 'words' | 'link' | 'tile' | 'picture' | 'data';

/** An element of one page that differs between two instants. */
export interface Difference {
  readonly region: RegionId;
  /**
   * Path below the region; undefined for parts that all pages of the region share: the menu, the banner above it, the
   * footer.
   */
  readonly path?: string;
  readonly kind: FactKind;
  /** The nearest title, such as a product's name. */
  readonly about: string;
  readonly before?: string;
  readonly after?: string;
}

/** The differences between two instants, and the extent of the comparison. */
export interface Comparison {
  readonly before: Instant;
  readonly after: Instant;
  readonly differences: readonly Difference[];
  /** The number of compared pages, the number of unchanged ones, and their regions. */
  readonly pages: number;
  readonly same: number;
  readonly regions: readonly RegionId[];
}
