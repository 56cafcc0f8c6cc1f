import type { Money } from '@kinemorph/content';

/** What a page says of itself to browsers and search engines. */
export interface HeadModel {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Absolute; undefined on pages that no search engine should keep. */
  readonly canonical?: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly index: boolean;
  /** What stands for the page where it is shared; an absolute address, and sizes in pixels. */
  readonly image?: { readonly src: string; readonly width: number; readonly height: number; readonly alt: string };
  /** The way to the page, from the home to itself; absolute addresses. */
  readonly trail?: readonly { readonly name: string; readonly href: string }[];
  readonly product?: ProductFacts;
  /** The campaign that the page is about, and where it stands; nothing that is shown. */
  readonly campaign?: { readonly id: string; readonly stage: string };
}

/** What search engines are told of the product that a page is about; the offer is the one that the page shows. */
export interface ProductFacts {
  readonly name: string;
  readonly description: string;
  readonly sku: string;
  readonly offer?: { readonly price: Money; readonly availability: 'InStock' | 'PreOrder' | 'SoldOut'; readonly buy: string };
}
