import { timeline as blackFriday } from '../campaigns/black-friday-2024/timeline.ts';
import { timeline as christmas } from '../campaigns/christmas-2024/timeline.ts';
import type { ProductId } from '../products/product.ts';
import type { Home, HomeDesk, HomeGuide, HomeQuote, HomeTile } from './home.ts';

/** A tile that shows a product as it is. */
export function tile(product: ProductId, more: Partial<HomeTile> = {}): HomeTile {
  return { key: product, product, showBuy: true, ...more };
}

/** Flagship Bumblebee at the size of the screen, changing its shape. */
export const flagshipBumblebeeSlide = {
  subtitle: 'home.wide.flagshipBumblebee',
  loop: 'flagship-bumblebee-change/loop',
} as const;

const blackFridayTile = {
  to: { page: 'black-friday' },
  title: 'home.blackFriday.title',
  subtitle: 'home.blackFriday.subtitle',
  badge: 'home.blackFriday.badge',
  showBuy: false,
} as const;

/** First slides of a home during a campaign: one for each stage of Black Friday, one for the holiday sale. */
export const campaignTiles: readonly HomeTile[] = [
  tile('toyStoryBuzzLightyear', {
    ...blackFridayTile,
    key: 'blackFridayEarly',
    stages: { timeline: blackFriday, stage: 'early' },
  }),
  tile('flagshipOptimusPrime', {
    ...blackFridayTile,
    key: 'blackFriday',
    stages: { timeline: blackFriday, stage: 'blackFriday' },
  }),
  tile('flagshipMegatron', {
    ...blackFridayTile,
    key: 'cyberMonday',
    title: 'home.cyberMonday.title',
    badge: 'home.cyberMonday.badge',
    stages: { timeline: blackFriday, stage: 'cyberMonday' },
  }),
  tile('flagshipOptimusPrime', {
    key: 'christmas',
    to: { page: 'christmas-sale' },
    title: 'home.christmas.title',
    subtitle: 'home.christmas.subtitle',
    badge: 'home.christmas.badge',
    showBuy: false,
    stages: { timeline: christmas, stage: 'holiday' },
  }),
];

/** The two doors of the software, the same in every region. */
export const ecosystem: Home['ecosystem'] = [
  { key: 'hub', to: { hub: 'hub' } },
  { key: 'studio', to: { hub: 'studio' } },
];

/** The three quotations of a home, each with what it is about. */
export function quotes(press: HomeQuote['icon'], owner: HomeQuote['icon'], learner: HomeQuote['icon']): Home['quotes'] {
  return [
    { id: 'press', icon: press },
    { id: 'owner', icon: owner },
    { id: 'learner', icon: learner },
  ];
}

/** A tile that leads to something other than a product. */
export function guide(
  key: HomeGuide['key'],
  to: HomeGuide['to'],
  more: Pick<HomeGuide, 'picture' | 'tone' | 'span' | 'window'>,
): HomeGuide {
  return { key, to, ...more };
}

/** The desk of a home: where its first entries lead, and what it says about orders. */
export function desk(...terms: HomeDesk['terms']): HomeDesk {
  return {
    entries: [
      { id: 'store', to: { store: '/' } },
      { id: 'account', to: { page: 'login' } },
      { id: 'shipping', to: { page: 'shipping' } },
      { id: 'warranty', to: { page: 'warranty' } },
      { id: 'support', to: { page: 'support' } },
      { id: 'contact', to: { page: 'technical-support' } },
    ],
    terms,
  };
}
