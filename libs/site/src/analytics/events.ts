/** A page was shown: the first or a later one. */
export interface VirtualPageview {
  readonly event: 'virtualPageview';
  readonly path: string;
  readonly title: string;
  readonly region: string;
}

/** The page of a product was shown. A product is named by its slug; a price is left out if there is none yet. */
export interface ViewItem {
  readonly event: 'viewItem';
  readonly product: string;
  readonly price?: number;
  readonly currency?: string;
  readonly region: string;
}

/** A link to a product's page was followed. */
export interface SelectItem {
  readonly event: 'selectItem';
  readonly product: string;
  readonly region: string;
}

/** A link to the store was followed to buy a product. */
export interface BuyClick {
  readonly event: 'buyClick';
  readonly product: string;
  readonly price?: number;
  readonly currency?: string;
  /** The campaign of the pressed card. */
  readonly campaign?: string;
  readonly region: string;
}

/** A visitor subscribed to the newsletter; `source` names the place on the site. */
export interface Subscribe {
  readonly event: 'subscribe';
  readonly source: string;
  readonly region: string;
}

/** A link to another region was followed. */
export interface RegionChange {
  readonly event: 'regionChange';
  readonly from: string;
  readonly to: string;
}

/** A campaign's page was shown, or its stage changed while it was open. */
export interface StageShown {
  readonly event: 'stageShown';
  readonly campaign: string;
  readonly stage: string;
  readonly region: string;
}

/** A Core Web Vital of the visit: LCP and INP in ms, CLS without a unit. */
export interface WebVital {
  readonly event: 'webVital';
  readonly name: 'LCP' | 'INP' | 'CLS';
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  /** The page for which the document was loaded. */
  readonly path: string;
  readonly region: string;
  readonly build: string;
}

/** The visitor's login status, reported first and after each change. */
export interface Visitor {
  readonly event: 'visitor';
  readonly status: 'Logged in' | 'Not logged in';
  readonly userId?: string;
}

/** The events that the site reports to the tag manager. Never a token, never an e-mail address. */
export type AnalyticsEvent =
  VirtualPageview | ViewItem | SelectItem | BuyClick | Subscribe | RegionChange | StageShown | WebVital | Visitor;
