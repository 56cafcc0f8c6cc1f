/** What a page says of itself to browsers and search engines. */
export interface HeadModel {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Absolute; undefined on pages that no search engine should keep. */
  readonly canonical?: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly index: boolean;
}
