import { blackFriday2024, type BlackFridayStage, type ProductId } from '@kinemorph/content';
import type { PriceProps } from '@kinemorph/ui';
import { campaignCard, type CampaignCardModel } from '../sections/campaign-cards.server.ts';
import { protectionOf } from './protection.server.ts';
import type { Sale } from './sale.server.ts';

/** A tab of products. */
export interface GroupModel {
  /** Also its anchor. */
  readonly id: string;
  readonly label: string;
  readonly badge?: { readonly label: string };
  readonly text: string;
  readonly cards: readonly CampaignCardModel[];
}

/** A machine beside the sale's own words. */
export interface LeadModel extends Pick<CampaignCardModel, 'key' | 'name' | 'picture'> {
  readonly price: PriceProps;
  readonly href: string;
}

const anchors = { webExclusive: 'web-exclusive', hotDeals: 'hot-deals', newReleases: 'new-releases' } as const;

/** The machines in their groups; premium protection is one more where it is given. */
export function groupModels(sale: Sale): GroupModel[] {
  const { context, say, region, hasOpened } = sale;
  const unlessOpen = (stage: BlackFridayStage) =>
    hasOpened(stage) ? {} : { badge: { label: context.text('label.unlockSoon') } };
  const locked = (stage: BlackFridayStage) => say('group.locked', { opens: sale.whenOpens(stage) });
  const groups = blackFriday2024.groupsOf(region).map(({ id, stage, products }) => ({
    id: anchors[id],
    label: say(`group.${id}`),
    ...unlessOpen(stage),
    text: hasOpened(stage) ? say(`group.${id}.text`) : locked(stage),
    cards: products.flatMap((product) => cardOf(sale, product)),
  }));
  const { premiumProtection } = blackFriday2024;
  const given = premiumProtection[region];
  if (!given) return groups;
  const protection = protectionOf(sale);
  return [
    ...groups,
    {
      id: 'premium-protection',
      label: say('group.premiumProtection'),
      ...unlessOpen(given.stage),
      text: protection ? say('group.premiumProtection.text', protection) : locked(given.stage),
      cards: given.products.flatMap((product) => cardOf(sale, product)),
    },
  ];
}

/** The group that the page opens with: of those that are open, the one that came last. */
export function newestGroup({ region, hasOpened }: Sale): string {
  const { id } = blackFriday2024.groupsOf(region).findLast(({ stage }) => hasOpened(stage)) ?? { id: 'webExclusive' };
  return anchors[id];
}

/** What leads the stage that is open: its first two machines that have a price. */
export function leadModels(sale: Sale): LeadModel[] {
  const { region, now } = sale;
  const open = blackFriday2024.groupsOf(region).find(({ stage }) => stage === now);
  const cards = (open?.products ?? [])
    .flatMap((product) => cardOf(sale, product))
    .filter(({ state }) => state?.is === 'open');
  return cards
    .flatMap(({ key, name, picture, price, buy, learnMore }) => {
      const href = learnMore?.href ?? buy?.href;
      return price && href !== undefined ? [{ key, name, picture, price, href }] : [];
    })
    .slice(0, 2);
}

/** The leading product of each stage to come. */
export function previewCards(sale: Sale): CampaignCardModel[] {
  const { region, hasOpened } = sale;
  const ahead = blackFriday2024.groupsOf(region).filter(({ stage }) => !hasOpened(stage));
  return ahead.flatMap(({ products: [leading] }) => (leading ? cardOf(sale, leading) : []));
}

function cardOf(sale: Sale, product: ProductId): CampaignCardModel[] {
  const { context, say, region, hasOpened } = sale;
  const stage = blackFriday2024.stageOf(product);
  const protection = protectionOf(sale, product);
  const card = campaignCard(context, {
    campaign: blackFriday2024.id,
    product,
    stageOpen: hasOpened(stage),
    lowers: blackFriday2024.lowers(product, stage, region),
    opens: say('card.opens', { opens: sale.whenOpens(stage) }),
    notify: { label: say('card.notify'), href: '#subscribe' },
    ...(stage === 'cyberMonday' && { badge: { label: context.text('nav.tag.new'), tone: 'light' } }),
    ...(context.clock.isOpen(blackFriday2024.theFriday[region]) && {
      gifts: {
        title: say('card.cap.title', { orders: blackFriday2024.capOrders[region] }),
        items: [{ gift: 'hat', label: say('card.cap') }],
      },
    }),
    ...(protection && { extendedWarranty: say('card.protection', protection) }),
  });
  return card ? [card] : [];
}
