import type { PictureName } from '../pictures/pictures.ts';
import type { ProductId } from '../products/product-id.ts';
import type { RegionId } from '../regions/region.ts';
import { regionIds } from '../regions/regions.ts';
import type { Target } from '../target.ts';
import { instant, type Instant } from '../time/index.ts';

export const articleIds = [
  'support',
  'download-center',
  'faq',
  'after-sale-service',
  'technical-support',
  'product-registration',
  'return-manufacturer',
  'warranty',
  'shipping',
  'wholesale',
  'about-us',
  'news',
  'privacy-policy',
  'terms-use',
] as const;
export type ArticleId = (typeof articleIds)[number];

/** A picture for sharing, and its product, whose name is its description. */
export interface Share {
  readonly picture: Extract<PictureName, `${string}/share`>;
  readonly product: ProductId;
}

const scout: Share = { picture: 'k1-interstellar-scout/share', product: 'interstellarScoutK1' };
const agent: Share = { picture: 'interstellar-agent-t9/share', product: 'interstellarAgentT9' };
const megatron: Share = { picture: 'flagship-megatron/share', product: 'flagshipMegatron' };

/** The picture of the list of manuals. */
export const manualsShare = scout;

/** An article: its regions, the date of its last change, and its links. Its words are in the `article` screen. */
export interface Article {
  readonly regions: readonly RegionId[];
  /** At noon in UTC, which is the same day in every region. */
  readonly changed: Instant;
  /** Links at the end of a section, by its name; the label's words are `<section>.<key>`. */
  readonly links?: readonly { readonly section: string; readonly key: string; readonly to: Target }[];
  /** The section that ends in the company's phone number and mailbox. */
  readonly contact?: string;
  /** The mailbox in that section; by default the support's, with its phone number. */
  readonly mailbox?: 'sales' | 'press';
  /** The picture that represents the page where it is shared, in all its regions; by default that of every page. */
  readonly share?: Share;
}

/** The articles; each is a page under its own id. */
export const articles: Readonly<Record<ArticleId, Article>> = {
  support: {
    share: scout,
    regions: regionIds,
    changed: instant('2025-06-02T12:00Z'),
    links: [
      { section: 'start', key: 'go.manuals', to: { page: 'manuals' } },
      { section: 'start', key: 'go.downloads', to: { page: 'download-center' } },
      { section: 'answers', key: 'go.faq', to: { page: 'faq' } },
      { section: 'repair', key: 'go.warranty', to: { page: 'warranty' } },
      { section: 'repair', key: 'go.return', to: { page: 'return-manufacturer' } },
      { section: 'people', key: 'go.contact', to: { page: 'technical-support' } },
    ],
    contact: 'people',
  },
  'download-center': {
    share: scout,
    regions: regionIds,
    changed: instant('2025-06-02T12:00Z'),
    links: [
      { section: 'manuals', key: 'go.manuals', to: { page: 'manuals' } },
      { section: 'firmware', key: 'go.support', to: { page: 'technical-support' } },
      { section: 'studio', key: 'go.studio', to: { hub: 'studio' } },
      { section: 'actions', key: 'go.hub', to: { hub: 'hub' } },
    ],
  },
  faq: {
    regions: regionIds,
    changed: instant('2025-06-02T12:00Z'),
    links: [{ section: 'more', key: 'go.contact', to: { page: 'technical-support' } }],
    share: scout,
  },
  'after-sale-service': {
    share: megatron,
    regions: ['cn'],
    changed: instant('2025-06-02T12:00Z'),
    links: [
      { section: 'repair', key: 'go.return', to: { page: 'return-manufacturer' } },
      { section: 'dealers', key: 'go.hongkong', to: { page: 'where-to-buy/hongkong-macao' } },
    ],
    contact: 'contact',
  },
  'technical-support': {
    regions: regionIds,
    changed: instant('2025-06-02T12:00Z'),
    links: [{ section: 'before', key: 'go.faq', to: { page: 'faq' } }],
    contact: 'contact',
    share: scout,
  },
  'product-registration': { regions: regionIds, changed: instant('2025-06-02T12:00Z'), share: agent },
  'return-manufacturer': {
    regions: regionIds,
    changed: instant('2025-06-02T12:00Z'),
    links: [{ section: 'covered', key: 'go.warranty', to: { page: 'warranty' } }],
    contact: 'request',
    share: agent,
  },
  warranty: {
    share: agent,
    regions: regionIds,
    changed: instant('2025-06-02T12:00Z'),
    links: [
      { section: 'dealers', key: 'go.dealers', to: { page: 'where-to-buy' } },
      { section: 'claim', key: 'go.return', to: { page: 'return-manufacturer' } },
    ],
  },
  shipping: {
    regions: regionIds,
    changed: instant('2025-06-02T12:00Z'),
    links: [{ section: 'track', key: 'go.account', to: { store: '/account' } }],
    share: agent,
  },
  wholesale: {
    regions: ['us'],
    changed: instant('2025-06-02T12:00Z'),
    contact: 'apply',
    mailbox: 'sales',
    share: megatron,
  },
  'about-us': {
    regions: regionIds,
    changed: instant('2025-06-02T12:00Z'),
    links: [
      { section: 'workshop', key: 'go.return', to: { page: 'return-manufacturer' } },
      { section: 'together', key: 'go.hub', to: { hub: 'hub' } },
      { section: 'reach', key: 'go.dealers', to: { page: 'where-to-buy' } },
    ],
    contact: 'reach',
  },
  news: { regions: ['uk'], changed: instant('2025-06-02T12:00Z'), contact: 'press', mailbox: 'press', share: megatron },
  'privacy-policy': { regions: regionIds, changed: instant('2025-05-12T12:00Z'), contact: 'contact' },
  'terms-use': { regions: regionIds, changed: instant('2025-05-12T12:00Z'), contact: 'contact' },
};
