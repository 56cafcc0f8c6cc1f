import type { ContentTextId, Country, Money, ProductId, Region, RegionId, ScreenId, Target } from '@kinemorph/content';
import type { FilmFile, FilmName } from '@kinemorph/content/films';
import type { PictureName } from '@kinemorph/content/pictures';
import type { StripFile, StripName } from '@kinemorph/content/strips';
import type { Clock, Instant } from '@kinemorph/content/time';
import type { Locale, Messages, MessageValues, SharedTextId, Text } from '@kinemorph/i18n';
import type { PictureData } from '@kinemorph/ui';
import type { HeadModel } from './head/head-model.ts';
import type { FoundGroup } from './search/create-search.ts';
import type { SearchKind } from './search/search-index.ts';
import type { ShellModel } from './shell/shell-model.ts';

/** A screen of a page, or the one that stands in for a page that is not there. */
export type AnyScreenId = ScreenId | 'not-found';

/** The addresses of a region, as content's targets name them. */
export interface Links {
  /** Undefined when the region does not have what the target names: the link is then left out. */
  to(target: Target): string | undefined;
  /** A page of another region, on whichever site it lives. */
  inRegion(region: RegionId, path: string): string;
  store(path: `/${string}`, query?: Readonly<Record<string, string>>): string;
  /** A product in the store, which is told where the visitor comes from: the region, and the campaign whose card was pressed. */
  buy(product: ProductId, campaign?: string): string;
  /** A file of this site, with its origin, for those who read it elsewhere. */
  file(path: string): string;
}

/** Everything that a model may read. A model is a function of it alone. */
export interface PageContext {
  readonly region: Region;
  /** The page's place below the region. */
  readonly path: string;
  readonly clock: Clock;
  /** Content's words, and those that every screen shares, in the region's language. */
  readonly text: Text<ContentTextId | SharedTextId>;
  /** Content's words with the product's figures at hand. */
  readonly productText: (id: ContentTextId, product: ProductId, values?: MessageValues) => string;
  readonly links: Links;
  readonly money: (money: Money) => string;
  readonly picture: (name: PictureName, alt: string) => PictureData;
  readonly film: (name: FilmName) => FilmFile;
  readonly strip: (name: StripName) => StripFile;
  /** Set on a not-found page when the page exists in these other regions. */
  readonly elsewhere?: { readonly path: string; readonly regions: readonly RegionId[] } | undefined;
  /** Set on the page of a search that a visitor has made, with what was found. */
  readonly search?: SearchAnswer | undefined;
  /** Set on the page of a comparison whose address chooses products, with their slugs; there may be no such products. */
  readonly chosen?: readonly string[] | undefined;
}

/** What a visitor searched for, and what was found. */
export interface SearchAnswer {
  readonly query: string;
  readonly groups: readonly FoundGroup[];
}

/** A part of a page that the search finds by itself. */
export interface FindablePart {
  readonly kind: SearchKind;
  readonly title: string;
  readonly text: string;
  /** Where the part is: on its page, such as `#shipping`, or a file's address. */
  readonly href: string;
}

/** The server's half of a screen: what it shows, and what its head says. */
export interface ScreenModel<Model extends object = object> {
  readonly model: (context: PageContext) => Model;
  readonly head: (context: PageContext, model: Model) => HeadModel;
  /** Files of the screen's folder that it imports lazily and that this page shows, such as `Robots.tsx`: the document loads their styles. */
  readonly parts?: (model: Model) => readonly string[];
  /** The parts of the page that the search finds by themselves; it finds the page by its head and its headings. */
  readonly findableParts?: (model: Model, context: PageContext) => readonly FindablePart[];
}

/** A page as it travels: in the document as a data block, and alone at `/_model{path}.json`. */
export interface PageData {
  readonly page: AnyScreenId;
  readonly path: string;
  readonly region: RegionId;
  readonly locale: Locale;
  readonly country: Country;
  /** The instant that the page was rendered for. */
  readonly now: Instant;
  /** Set in a preview, whose instant is none that a visitor has seen pass: nothing of it is remembered. */
  readonly preview?: true;
  /** When the page stops being true; null when nothing on it will change. */
  readonly expires: Instant | null;
  readonly build: string;
  readonly head: HeadModel;
  readonly shell: ShellModel;
  readonly model: object;
  /** The messages that every screen shares, and its own, which are formatted in the browser. */
  readonly messages: Messages;
}
