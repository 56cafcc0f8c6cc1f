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
import type { ModelContext } from '@kinemorph/site';
import type { Section } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { campaignCard, type MiniPicture } from '../sections/campaign-cards.server.ts';
import type { CampaignProducts } from '../sections/CampaignProducts.tsx';
import { protectionOf } from './protection.server.ts';
import type { Sale } from './sale.server.ts';

type CardModel = ComponentProps<typeof CampaignProducts>['cards'][number];

/** Robots for one kind of person, on a separate tab. */
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

/** Returns the robots of the sale, grouped by audience. */
export function groupsModel(context: ModelContext, sale: Sale): GroupsModel {
  const { region, t } = sale;
  return {
    heading: t('groups.heading'),
    intro: t('groups.intro'),
    label: t('groups.label'),
    groups: groupsIn(christmas2024, region).map(({ id, products: ids, giftGuide }) => {
      const cards = [
        ...ids.map((product) => cardModel(context, sale, product)),
        giftGuide ? guideCard(context, sale) : undefined,
      ].filter((card) => card !== undefined);
      return { id, label: t(`groups.${id}`), text: t(`groups.${id}.text`), cards };
    }),
  };
}

function cardModel(context: ModelContext, sale: Sale, product: ProductId): CardModel | undefined {
  const { face, isOn, t } = sale;
  const gift = isOn ? giftWith(context, sale, product) : undefined;
  const piece = gift && gift !== 'express' ? pieces[gift] : undefined;
  const protection = protectionOf(context, sale, product);
  return campaignCard(context, {
    campaign: christmas2024.id,
    product,
    stageOpen: face !== 'preview',
    lowers: lowersPrice(christmas2024, 'holiday', product, sale.region),
    opens: t('groups.opens'),
    locked: t('groups.locked'),
    notify: { label: t('groups.notify'), href: '#subscribe' },
    // A service has no picture.
    ...(gift === 'express' && { badge: { label: t('rewards.badge.express'), tone: 'signal' as const } }),
    ...(gift && piece && { gifts: { title: t('groups.gift'), items: [{ ...piece, label: t(`rewards.${gift}`) }] } }),
    ...(protection && { extendedWarranty: t('groups.protection', protection) }),
  });
}

/** The small picture of each present on a card. */
const pieces = {
  mug: { gift: 'insulatedCup', picture: 'mug/light' },
  bottle: { gift: 'insulatedCup', picture: 'bottle/light' },
  cap: { gift: 'hat' },
  tShirt: { gift: 'clothing' },
} as const satisfies Readonly<
  Record<Exclude<ChristmasReward['gift'], 'express'>, { readonly gift: MiniPicture; readonly picture?: PictureName }>
>;

/** Returns the gift that comes with an order of this product alone. */
function giftWith({ region: settings, clock }: ModelContext, { region }: Sale, product: ProductId) {
  const price = offerOf(products[product], settings, clock)?.price;
  return price && christmas2024.rewardOf(region, price.amount)?.gift;
}

/** Returns the card that leads to the gift guide. */
function guideCard({ links, picture }: ModelContext, { t }: Sale): CardModel | undefined {
  const href = links.to({ page: 'gift-guide' });
  if (href === undefined) return undefined;
  const action = t('guide.action');
  return {
    key: 'giftGuide',
    name: t('guide.name'),
    describe: t('guide.text'),
    picture: picture('christmas/tall', ''),
    fit: 'cover',
    learnMore: { label: action, href },
  };
}
