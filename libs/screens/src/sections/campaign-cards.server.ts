import { products, type ProductId } from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { ModelContext } from '@kinemorph/site';
import type { PriceProps, ProductCard } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { offerModel } from './offer.server.ts';

export type CampaignCardModel = Pick<
  ComponentProps<typeof ProductCard>,
  'name' | 'describe' | 'picture' | 'badge' | 'price' | 'gifts' | 'protection' | 'buy' | 'learnMore' | 'state'
> & { readonly key: ProductId };

/** A present that comes with a product. */
export type MiniPicture = 'clothing' | 'insulatedCup' | 'hat';

const miniPictures = {
  clothing: 't-shirt/light',
  insulatedCup: 'bottle/light',
  hat: 'cap/light',
} as const satisfies Record<MiniPicture, PictureName>;

/** A product of a campaign. */
export interface CampaignCard {
  /** The campaign's name in links to the store. */
  readonly campaign: string;
  readonly product: ProductId;
  /** False before the card's stage: the card is then locked, and shows nothing that the campaign gives with it. */
  readonly stageOpen: boolean;
  /** True if the stage lowers its price: otherwise there is nothing to hide. */
  readonly lowers: boolean;
  /** The text on a locked card about its opening. */
  readonly opens?: string | undefined;
  /** The label of a locked card, if it is not the usual one. */
  readonly locked?: string | undefined;
  /** The link of a locked card to the newsletter form on the page: its label and anchor. */
  readonly notify?: { readonly label: string; readonly href: `#${string}` } | undefined;
  /** Of an open card. */
  readonly badge?: { readonly label: string; readonly tone?: 'signal' | 'light' | 'sale' | 'neutral' } | undefined;
  readonly gifts?:
    | {
        readonly title: string;
        readonly items: readonly {
          readonly gift: MiniPicture;
          readonly label: string;
          /** If it is not the usual one. */ readonly picture?: PictureName;
        }[];
      }
    | undefined;
  /** A warranty beyond the usual. */
  readonly extendedWarranty?: string | undefined;
}

/** Returns the card of a product in a campaign; undefined if the region does not sell it. */
export function campaignCard(
  context: ModelContext,
  { campaign, product: id, stageOpen, lowers, opens, locked, notify, badge, gifts, extendedWarranty }: CampaignCard,
): CampaignCardModel | undefined {
  const { text, productText, picture, links } = context;
  const offer = offerModel(context, id, campaign);
  if (!offer) return undefined;
  const name = text(`product.${id}.name`);
  const page = links.to({ product: id });
  // If the product's page is the store's own, it shows the price already.
  const learnMore =
    page !== undefined && page !== links.buy(id)
      ? {
          label: text('learnMore'),
          ariaLabel: text('actionNamed', { action: text('learnMore'), product: name }),
          href: page,
        }
      : undefined;
  const card = {
    key: id,
    name,
    describe: productText(`product.${id}.line`, id),
    picture: picture(products[id].picture, name),
    ...(learnMore && { learnMore }),
  };
  if (!stageOpen) {
    return {
      ...card,
      ...(lowers && { price: hiddenPrice(context) }),
      state: {
        kind: 'locked',
        label: locked ?? text('label.unlockSoon'),
        opens,
        ...(notify && {
          notify: { ...notify, ariaLabel: text('actionNamed', { action: notify.label, product: name }) },
        }),
      },
    };
  }
  return {
    ...card,
    ...(badge && { badge }),
    ...(offer.price && { price: offer.price }),
    ...(offer.buy && { buy: offer.buy }),
    ...(gifts && {
      gifts: {
        title: gifts.title,
        items: gifts.items.map(({ gift, label, picture: name = miniPictures[gift] }) => ({
          label,
          picture: picture(name, ''),
        })),
      },
    }),
    ...(extendedWarranty !== undefined && { protection: extendedWarranty }),
    state:
      (offer.state === 'soldOut' || offer.state === 'outOfStock') && offer.status !== undefined
        ? { kind: 'soldOut', label: offer.status }
        : { kind: 'open' },
  };
}

/** Returns a hidden price: three placeholders in the region's currency. */
export function hiddenPrice({ region, money, text }: ModelContext): PriceProps {
  return {
    current: money({ amount: 111, currency: region.currency }).replace('111', '???'),
    pending: true,
    note: text('label.hiddenPrice'),
  };
}
