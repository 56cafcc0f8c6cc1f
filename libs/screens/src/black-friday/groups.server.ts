import { blackFriday2024, groupsIn, lowersPrice, type BlackFridayStage, type ProductId } from '@kinemorph/content';
import { campaignCard, type CampaignCardModel } from '../sections/campaign-cards.server.ts';
import { leadModels, type LeadModel } from '../sections/leads.server.ts';
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

const anchors = { webExclusive: 'web-exclusive', hotDeals: 'hot-deals', newReleases: 'new-releases' } as const;

/** Returns the machines in their groups; premium protection is another group in regions that have it. */
export function groupModels(sale: Sale): GroupModel[] {
  const { t, region, hasOpened } = sale;
  const unlessOpen = (stage: BlackFridayStage) => (hasOpened(stage) ? {} : { badge: { label: t('locked') } });
  const locked = (stage: BlackFridayStage) => t('group.locked', { opens: sale.whenOpens(stage) });
  const groups = groupsIn(blackFriday2024, region).map(({ id, stage, products }) => ({
    id: anchors[id],
    label: t(`group.${id}`),
    ...unlessOpen(stage),
    text: hasOpened(stage) ? t(`group.${id}.text`) : locked(stage),
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
      label: t('group.premiumProtection'),
      ...unlessOpen(given.stage),
      text: protection ? t('group.premiumProtection.text', protection) : locked(given.stage),
      cards: given.products.flatMap((product) => cardOf(sale, product)),
    },
  ];
}

/** Returns the group that is open at first: the last of the groups whose stage has opened. */
export function newestGroup({ region, hasOpened }: Sale): string {
  const { id } = groupsIn(blackFriday2024, region).findLast(({ stage }) => hasOpened(stage)) ?? { id: 'webExclusive' };
  return anchors[id];
}

/** Returns the most important products of the open stage. */
export function leadsOf(sale: Sale): readonly LeadModel[] {
  const open = groupsIn(blackFriday2024, sale.region).find(({ stage }) => stage === sale.now);
  return leadModels((open?.products ?? []).flatMap((product) => cardOf(sale, product)));
}

/** Returns the leading product of each later stage. */
export function previewCards(sale: Sale): CampaignCardModel[] {
  const { region, hasOpened } = sale;
  const ahead = groupsIn(blackFriday2024, region).filter(({ stage }) => !hasOpened(stage));
  return ahead.flatMap(({ products: [leading] }) => (leading ? cardOf(sale, leading) : []));
}

function cardOf(sale: Sale, product: ProductId): CampaignCardModel[] {
  const { context, t, region, hasOpened } = sale;
  const stage = blackFriday2024.stageOf(product);
  const protection = protectionOf(sale, product);
  const card = campaignCard(context, {
    campaign: blackFriday2024.id,
    product,
    stageOpen: hasOpened(stage),
    lowers: lowersPrice(blackFriday2024, stage, product, region),
    opens: t('card.opens', { opens: sale.whenOpens(stage) }),
    locked: t('locked'),
    notify: { label: t('card.notify'), href: '#subscribe' },
    ...(stage === 'cyberMonday' && { badge: { label: context.text('nav.tag.new'), tone: 'light' } }),
    ...(context.clock.isOpen(blackFriday2024.theFriday[region]) && {
      gifts: {
        title: t('card.cap.title', { orders: blackFriday2024.capOrders[region] }),
        items: [{ gift: 'hat', label: t('card.cap') }],
      },
    }),
    ...(protection && { extendedWarranty: t('card.protection', protection) }),
  });
  return card ? [card] : [];
}
