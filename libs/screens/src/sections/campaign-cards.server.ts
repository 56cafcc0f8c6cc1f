import { products, type ProductId } from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { PageContext } from '@kinemorph/site';
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

/** A product as a campaign shows it. */
export interface CampaignCard {
  /** As the store is told of it. */
  readonly campaign: string;
  readonly product: ProductId;
  /** Until its stage has opened, a card is locked: whatever the campaign gives with it is not said. */
  readonly stageOpen: boolean;
  /** Whether the stage lowers its price: only then there is something to hide. */
  readonly lowers: boolean;
  /** Said on a locked card: when it opens. */
  readonly opens?: string | undefined;
  /** The label of a locked card, where it is not the usual one. */
  readonly locked?: string | undefined;
  /** Leads a locked card to where one is told of the opening: its label, and its place on the page. */
  readonly notify?: { readonly label: string; readonly href: `#${string}` } | undefined;
  /** Of an open card. */
  readonly badge?: { readonly label: string; readonly tone?: 'signal' | 'light' | 'sale' | 'neutral' } | undefined;
  readonly gifts?:
    | {
        readonly title: string;
        readonly items: readonly {
          readonly gift: MiniPicture;
          readonly label: string;
          /** Where it is not the usual one. */ readonly picture?: PictureName;
        }[];
      }
    | undefined;
  /** A warranty beyond the usual. */
  readonly extendedWarranty?: string | undefined;
}

/** The card of a product in a campaign; undefined where the region does not sell it. */
export function campaignCard(
  context: PageContext,
  { campaign, product: id, stageOpen, lowers, opens, locked, notify, badge, gifts, extendedWarranty }: CampaignCard,
): CampaignCardModel | undefined {
  const { text, productText, picture, links } = context;
  const offer = offerModel(context, id, campaign);
  if (!offer) return undefined;
  const name = text(`product.${id}.name`);
  const page = links.to({ product: id });
  // A page that is the store's own tells of the price too.
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
        is: 'locked',
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
        ? { is: 'soldOut', label: offer.status }
        : { is: 'open' },
  };
}

/** What stands where a price will: three placeholders in the region's currency. */
export function hiddenPrice({ region, money, text }: PageContext): PriceProps {
  return {
    current: money({ amount: 111, currency: region.currency }).replace('111', '???'),
    pending: true,
    note: text('label.hiddenPrice'),
  };
}
