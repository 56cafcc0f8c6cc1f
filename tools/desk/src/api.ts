import type { Currency, ProductId, RegionId, SiteId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';

/** The kinds of bars, in the order in which a region's rows show them. */
export const kinds = ['campaign', 'preOrder', 'price', 'tile', 'menu', 'banner', 'page', 'stock', 'shipping'] as const;
export type Kind = (typeof kinds)[number];

export const edges = ['opens', 'closes'] as const;
export type Edge = (typeof edges)[number];

/** Something of a region that holds for a time: a stage of a campaign, a price, a tile. A moment opens and closes at once. */
export interface Bar {
  /** Stays the same when its dates move. */
  readonly id: string;
  readonly region: RegionId;
  readonly kind: Kind;
  readonly name: string;
  /** The campaign or pre-order whose dates it follows. */
  readonly campaign?: string;
  readonly product?: ProductId;
  /** Left out where it has no such end. */
  readonly opens?: Instant;
  readonly closes?: Instant;
  /** The time zone that its dates are local to. */
  readonly zone: string;
  /** The ends that a person may move here. Others follow a date, or are written in several places. */
  readonly movable: readonly Edge[];
}

/** A region, as far as the desk shows it. */
export interface DeskRegion {
  readonly id: RegionId;
  readonly name: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: Currency;
  readonly site: SiteId;
  /** The path of its home on that site, without a slash at the end: `/uk`, or nothing where the site has one region. */
  readonly home: string;
}

/** A mistake that the checks know. */
export interface DeskFinding {
  readonly file: string;
  readonly line: number;
  readonly what?: string;
  readonly found: string;
  readonly wanted: string;
  readonly mend: string;
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

/** Everything that the timeline shows. */
export interface DeskTimeline {
  /** Changes with every change of the content. */
  readonly version: string;
  /** The site's present: the machine's, or that of SITE_CLOCK. */
  readonly now: Instant;
  readonly regions: readonly DeskRegion[];
  /** Where the sites themselves are, with time travel: for links to hand out. */
  readonly sites: Readonly<Record<DeskRegion['site'], string>>;
  readonly products: readonly { readonly id: ProductId; readonly name: string }[];
  readonly campaigns: readonly string[];
  readonly pages: readonly DeskPage[];
  readonly bars: readonly Bar[];
  /** Every mistake that the rules of facts find: overlaps and gaps of prices among them. */
  readonly findings: readonly DeskFinding[];
  /** Those of them that are about a bar. */
  readonly marks: readonly Mark[];
  /** Set while the files on disk cannot be read: what is shown is the last that could. */
  readonly problem?: string;
}

/** A change that somebody wants to make. */
export type ChangeRequest =
  | { readonly kind: 'instant'; readonly bar: string; readonly edge: Edge; readonly typed: string }
  | { readonly kind: 'price'; readonly key: string; readonly amount: string }
  | ({ readonly kind: 'word'; readonly locale: string; readonly text: string } & WordId)
  | NewCampaign;

/** A campaign to start: its folder with dates, definition and empty words, as a draft. */
export interface NewCampaign {
  readonly kind: 'campaign';
  /** The last part of its page's address, such as `new-year-sale`. */
  readonly id: string;
  readonly regions: readonly string[];
  /** As typed: local to each region or, with an offset, one instant for all. */
  readonly opens: string;
  readonly ends: string;
  /** Those that all of its regions sell when empty. */
  readonly products: readonly string[];
}

/** A text of the pages: its key, and the folder of the files that say it in each locale. */
export interface WordId {
  readonly folder: string;
  readonly key: string;
}

/** A text as a region reads it, and the files in which it may be written otherwise. */
export interface DeskWord extends WordId {
  readonly region: RegionId;
  /** As its file writes it; in braces is what the page fills in, such as `{price}`. */
  readonly text: string;
  /** What the source says, where the region speaks another language. */
  readonly english?: string;
  readonly placeholders: readonly string[];
  /** How long it may be, and how long it is. */
  readonly room?: string;
  readonly pages?: string;
  /** The region's own file first, then the one that it inherits from. */
  readonly places: readonly WordPlace[];
}

/** A file that may say a text, and the regions that would then read it there. */
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

/** What a change would do to the files, and whether it may. */
export interface Proposal {
  readonly title: string;
  /** A unified diff of every file that changes. */
  readonly diff: string;
  /** The files that change, each with the mark of its text as it is now. */
  readonly files: readonly { readonly file: string; readonly mark: string }[];
  readonly moves: readonly Move[];
  /** Mistakes that the change would bring; it is written only without any. */
  readonly findings: readonly DeskFinding[];
}

/** What came of a request that changes something. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string; readonly findings?: readonly DeskFinding[] };

/** What has been written since the desk started, ready to be handed over. */
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
  /** What the pages compare a promotion with when it opens. */
  readonly was?: string;
  readonly saved?: string;
  readonly lowest?: string;
}

/** What kind of thing on a page a difference is about. */
export type FactKind = 'page' | 'price' | 'words' | 'link' | 'tile' | 'picture' | 'data';

/** One thing on one page that is not the same at two instants. */
export interface Difference {
  readonly region: RegionId;
  /** Below the region; undefined for what every page of the region has: the menu, the line above it, the footer. */
  readonly path?: string;
  readonly kind: FactKind;
  /** What it is about: the nearest title, such as a product's name. */
  readonly about: string;
  readonly before?: string;
  readonly after?: string;
}

/** What is different between two instants, and what was compared. */
export interface Comparison {
  readonly before: Instant;
  readonly after: Instant;
  readonly differences: readonly Difference[];
  /** How many pages of how many regions were compared, and how many of these stay as they are. */
  readonly pages: number;
  readonly same: number;
  readonly regions: readonly RegionId[];
}
