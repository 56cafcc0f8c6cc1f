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

/** The machines in their groups; premium protection is one more where it is given. */
export function groupModels(sale: Sale): GroupModel[] {
  const { say, region, hasOpened } = sale;
  const unlessOpen = (stage: BlackFridayStage) => (hasOpened(stage) ? {} : { badge: { label: say('locked') } });
  const locked = (stage: BlackFridayStage) => say('group.locked', { opens: sale.whenOpens(stage) });
  const groups = groupsIn(blackFriday2024, region).map(({ id, stage, products }) => ({
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
  const { id } = groupsIn(blackFriday2024, region).findLast(({ stage }) => hasOpened(stage)) ?? { id: 'webExclusive' };
  return anchors[id];
}

/** Returns the most important products of the open stage. */
export function leadsOf(sale: Sale): readonly LeadModel[] {
  const open = groupsIn(blackFriday2024, sale.region).find(({ stage }) => stage === sale.now);
  return leadModels((open?.products ?? []).flatMap((product) => cardOf(sale, product)));
}

/** The leading product of each stage to come. */
export function previewCards(sale: Sale): CampaignCardModel[] {
  const { region, hasOpened } = sale;
  const ahead = groupsIn(blackFriday2024, region).filter(({ stage }) => !hasOpened(stage));
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
    lowers: lowersPrice(blackFriday2024, stage, product, region),
    opens: say('card.opens', { opens: sale.whenOpens(stage) }),
    locked: say('locked'),
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
