import {
  christmas2024,
  groupsIn,
  lowersPrice,
  offerOf,
  products,
  type ChristmasReward,
  type ProductId,
} from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { PageContext } from '@kinemorph/site';
import type { Section } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { campaignCard, type MiniPicture } from '../sections/campaign-cards.server.ts';
import type { CampaignProducts } from '../sections/CampaignProducts.tsx';
import { protectionOf } from './protection.server.ts';
import type { Sale } from './sale.server.ts';

type CardModel = ComponentProps<typeof CampaignProducts>['cards'][number];

/** Robots for one kind of person, on a tab of their own. */
export interface GroupModel {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly cards: readonly CardModel[];
}

export type GroupsModel = Pick<ComponentProps<typeof Section>, 'heading' | 'intro'> & {
  readonly label: string;
  readonly groups: readonly GroupModel[];
};

/** The robots of the sale, by whom they are for. */
export function groupsModel(context: PageContext, sale: Sale): GroupsModel {
  const { region, say } = sale;
  return {
    heading: say('groups.heading'),
    intro: say('groups.intro'),
    label: say('groups.label'),
    groups: groupsIn(christmas2024, region).map(({ id, products: ids, giftGuide }) => {
      const cards = [
        ...ids.map((product) => cardModel(context, sale, product)),
        giftGuide ? guideCard(context, sale) : undefined,
      ].filter((card) => card !== undefined);
      return { id, label: say(`groups.${id}`), text: say(`groups.${id}.text`), cards };
    }),
  };
}

function cardModel(context: PageContext, sale: Sale, product: ProductId): CardModel | undefined {
  const { face, isOn, say } = sale;
  const gift = isOn ? giftWith(context, sale, product) : undefined;
  const piece = gift && gift !== 'express' ? pieces[gift] : undefined;
  const protection = protectionOf(context, sale, product);
  return campaignCard(context, {
    campaign: christmas2024.id,
    product,
    stageOpen: face !== 'preview',
    lowers: lowersPrice(christmas2024, 'holiday', product, sale.region),
    opens: say('groups.opens'),
    locked: say('groups.locked'),
    notify: { label: say('groups.notify'), href: '#subscribe' },
    // A service has no picture.
    ...(gift === 'express' && { badge: { label: say('rewards.badge.express'), tone: 'signal' as const } }),
    ...(gift &&
      piece && { gifts: { title: say('groups.gift'), items: [{ ...piece, label: say(`rewards.${gift}`) }] } }),
    ...(protection && { extendedWarranty: say('groups.protection', protection) }),
  });
}

/** The miniature of each present, which a card shows. */
const pieces = {
  mug: { gift: 'insulatedCup', picture: 'mug/light' },
  bottle: { gift: 'insulatedCup', picture: 'bottle/light' },
  cap: { gift: 'hat' },
  tShirt: { gift: 'clothing' },
} as const satisfies Readonly<
  Record<Exclude<ChristmasReward['gift'], 'express'>, { readonly gift: MiniPicture; readonly picture?: PictureName }>
>;

/** What an order of this product alone already brings. */
function giftWith({ region: settings, clock }: PageContext, { region }: Sale, product: ProductId) {
  const price = offerOf(products[product], settings, clock)?.price;
  return price && christmas2024.rewardOf(region, price.amount)?.gift;
}

/** The slot of the gift guide. */
function guideCard({ links, picture }: PageContext, { say }: Sale): CardModel | undefined {
  const href = links.to({ page: 'gift-guide' });
  if (href === undefined) return undefined;
  const action = say('guide.action');
  return {
    key: 'giftGuide',
    name: say('guide.name'),
    describe: say('guide.text'),
    picture: picture('christmas/tall', ''),
    fit: 'cover',
    learnMore: { label: action, href },
  };
}
