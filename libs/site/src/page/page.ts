import type { ContentTextId, Country, Money, ProductId, Region, RegionId, ScreenId, Target } from '@kinemorph/content';
import type { FilmFile, FilmName } from '@kinemorph/content/films';
import type { PictureName } from '@kinemorph/content/pictures';
import type { StripFile, StripName } from '@kinemorph/content/strips';
import type { Clock, Instant } from '@kinemorph/content/time';
import type { Locale, Messages, MessageValues, SharedTextId, Text } from '@kinemorph/i18n';
import type { PictureData } from '@kinemorph/ui';
import type { HeadModel } from './head-model.ts';
import type { FoundGroup } from '../search/engine/create-search.ts';
import type { SearchKind } from '../search/engine/search-index.ts';
import type { ShellModel } from './shell-model.ts';

/** A screen of a page, or the one for a page that does not exist. */
export type AnyScreenId = ScreenId | 'not-found';

/** The addresses of a region, for the targets of content. */
export interface Links {
  /** Undefined if the region does not have the target: the link is then left out. */
  to(target: Target): string | undefined;
  /** A page of another region, on the site of that region. */
  inRegion(region: RegionId, path: string): string;
  store(path: `/${string}`, query?: Readonly<Record<string, string>>): string;
  /** A product in the store. The address names the region, and the campaign of the pressed card. */
  buy(product: ProductId, campaign?: string): string;
  /** A file of this site, with its origin, for use on other sites. */
  file(path: string): string;
}

/** Everything that a model may read. A model is a pure function of it. */
export interface ModelContext {
  readonly region: Region;
  /** Path relative to the region, without slashes at either end. */
  readonly path: string;
  readonly clock: Clock;
  /** Content's texts, and those that every screen shares, in the region's language. */
  readonly text: Text<ContentTextId | SharedTextId>;
  /** Content's texts with the figures of a product. */
  readonly productText: (id: ContentTextId, product: ProductId, values?: MessageValues) => string;
  readonly links: Links;
  readonly money: (money: Money) => string;
  readonly picture: (name: PictureName, alt: string) => PictureData;
  readonly film: (name: FilmName) => FilmFile;
  readonly strip: (name: StripName) => StripFile;
  /** Set on a not-found page when the page exists in these other regions. */
  readonly elsewhere?: { readonly path: string; readonly regions: readonly RegionId[] } | undefined;
  /** Set on the search page if the address has a query, with its results. */
  readonly search?: SearchAnswer | undefined;
  /** Set on a comparison whose address chooses products, with their slugs; the products need not exist. */
  readonly chosen?: readonly string[] | undefined;
}

/** A visitor's search, with its results. */
export interface SearchAnswer {
  readonly query: string;
  readonly groups: readonly FoundGroup[];
}

/** A part of a page that is a separate result of the search. */
export interface FindablePart {
  readonly kind: SearchKind;
  readonly title: string;
  readonly text: string;
  /** The address of the part: an anchor on its page, such as `#shipping`, or a file. */
  readonly href: string;
}

/** The server's half of a screen: the data that it shows, and its head. */
export interface ScreenModel<Model extends object = object> {
  readonly model: (context: ModelContext) => Model;
  readonly head: (context: ModelContext, model: Model) => HeadModel;
  /**
   * Files of the screen's folder that it imports lazily and that this page shows, such as `Robots.tsx`: the document
   * loads their styles.
   */
  readonly parts?: (model: Model) => readonly string[];
  /**
   * The parts of the page that are separate results of the search; the page itself is found by its head and its
   * headings.
   */
  readonly findableParts?: (model: Model, context: ModelContext) => readonly FindablePart[];
}

/** The data of a page, as sent in the document and separately at `/_model{path}.json`. */
export interface PageData {
  readonly page: AnyScreenId;
  readonly path: string;
  readonly region: RegionId;
  readonly locale: Locale;
  readonly country: Country;
  /** The instant that the page was rendered for. */
  readonly now: Instant;
  /** Set in a preview: its instant is not real, so nothing about it is recorded. */
  readonly preview?: true;
  /** The instant at which the page expires; null if nothing on it will change. */
  readonly expires: Instant | null;
  readonly build: string;
  readonly head: HeadModel;
  readonly shell: ShellModel;
  readonly model: object;
  /** The messages that every screen shares, and its own ones that are formatted in the browser. */
  readonly messages: Messages;
}
