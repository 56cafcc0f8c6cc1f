import { blackFriday2024, groupsIn } from '@kinemorph/content';
import type { ScreenModel } from '@kinemorph/site';
import { indexedHead } from '@kinemorph/site/models';
import type { Banner } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { BarModel } from '../sections/bar.server.ts';
import type { CampaignCardModel } from '../sections/campaign-cards.server.ts';
import { campaignCountdown } from '../sections/campaign-countdown.server.ts';
import { campaignTimeline, type CampaignTimelineModel } from '../sections/campaign-timeline.server.ts';
import type { LeadModel } from '../sections/leads.server.ts';
import type { CampaignCountdownProps } from '../sections/CampaignCountdown.tsx';
import { bannerModel } from './banner.server.ts';
import { benefitsModel, type BenefitsModel } from './benefits.server.ts';
import { groupModels, leadsOf, newestGroup, previewCards, type GroupModel } from './groups.server.ts';
import { drawModel, offerCards, type DrawModel, type OfferCardModel } from './offers.server.ts';
import { saleOf, type Sale } from './sale.server.ts';
import { termsModels, type TermsModel } from './terms.server.ts';

export interface BlackFridayModel {
  readonly bar: BarModel;
  readonly banner: ComponentProps<typeof Banner>;
  /** What leads the stage that is open. */
  readonly leads: readonly LeadModel[];
  readonly subscribe: { readonly heading: string; readonly describe: string; readonly success: string };
  readonly benefits: BenefitsModel;
  readonly stages: CampaignTimelineModel & { readonly heading: string };
  readonly countdown: CampaignCountdownProps;
  /** What is still to come; gone once everything is open. */
  readonly surprises?: {
    readonly heading: string;
    readonly text: string;
    readonly cards: readonly CampaignCardModel[];
  };
  readonly products: {
    readonly heading: string;
    readonly label: string;
    readonly newest: string;
    readonly groups: readonly GroupModel[];
  };
  readonly offers?: { readonly heading: string; readonly cards: readonly OfferCardModel[] };
  readonly draw?: DrawModel;
  readonly terms: { readonly heading: string; readonly blocks: readonly TermsModel[] };
}

/** Black Friday and Cyber Monday as a region has them at this instant: what has not opened carries no price and no promise. */
export const blackFriday: ScreenModel<BlackFridayModel> = {
  model: (context) => {
    const sale = saleOf(context);
    const { say, dates, ends } = sale;
    const surprises = surprisesOf(sale);
    const offers = offerCards(sale);
    const draw = drawModel(sale);
    const groupOpenedBy = (stage: (typeof blackFriday2024.timeline.stages)[number]) =>
      groupsIn(blackFriday2024, sale.region).find((group) => group.stage === stage)?.id ?? 'webExclusive';
    return {
      bar: {
        name: say('name'),
        labels: { nav: context.text('section.nav'), menu: context.text('section.menu') },
        links: [
          { label: say('anchors.stages'), href: '#stages' },
          { label: say('anchors.products'), href: '#products' },
          ...(offers.length > 0 ? [{ label: say('anchors.offers'), href: '#special-offers' } as const] : []),
          ...(draw ? [{ label: say('anchors.draw'), href: '#lucky-draw' } as const] : []),
          { label: say('anchors.terms'), href: '#terms' },
        ],
      },
      banner: bannerModel(sale),
      leads: leadsOf(sale),
      subscribe: {
        heading: say('subscribe.heading'),
        describe: say('subscribe.describe'),
        success: say('subscribe.success'),
      },
      benefits: benefitsModel(sale),
      stages: {
        heading: say('timeline.heading'),
        ...campaignTimeline(context, blackFriday2024.timeline, dates, {
          label: say('timeline.label'),
          stage: (stage) => ({
            title: say(`stage.${stage}`),
            text: say(stage === 'cyberMonday' ? 'timeline.text.last' : 'timeline.text', {
              group: say(`group.${groupOpenedBy(stage)}`),
            }),
          }),
        }),
      },
      countdown: campaignCountdown(context, {
        until: ends,
        to: 'end',
        title: say('countdown.title'),
        ended: say('countdown.ended'),
        dates,
      }),
      ...(surprises && { surprises }),
      products: {
        heading: say('products.heading'),
        label: say('products.label'),
        newest: newestGroup(sale),
        groups: groupModels(sale),
      },
      ...(offers.length > 0 && { offers: { heading: say('offers.heading'), cards: offers } }),
      ...(draw && { draw }),
      terms: { heading: say('terms.heading'), blocks: termsModels(sale) },
    };
  },
  head: (context) => {
    const { say, now } = saleOf(context);
    return indexedHead(context, {
      title: say('head.title'),
      description: say('head.description'),
      keywords: say('head.keywords'),
      share: {
        picture: 'black-friday/share',
        alt: say('head.share', { product: context.text('product.flagshipMegatron.name') }),
      },
      crumb: say('name'),
      campaign: { id: blackFriday2024.id, stage: now },
    });
  },
};

/** The teaser of what is to come, with the leading product of each stage ahead. */
function surprisesOf(sale: Sale): BlackFridayModel['surprises'] {
  const { say, next } = sale;
  if (!next) return undefined;
  const cards = previewCards(sale);
  return {
    heading: say('surprises.heading'),
    text: say(cards.length === 1 ? 'surprises.text.last' : 'surprises.text', { next: sale.whenOpens(next) }),
    cards,
  };
}
