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
  /** The products that lead the open stage. */
  readonly leads: readonly LeadModel[];
  readonly subscribe: { readonly heading: string; readonly describe: string; readonly success: string };
  readonly benefits: BenefitsModel;
  readonly stages: CampaignTimelineModel & { readonly heading: string };
  readonly countdown: CampaignCountdownProps;
  /** The stages to come; left out once all are open. */
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

/**
 * Black Friday and Cyber Monday in a region at an instant: a stage that has not opened shows neither prices nor offers.
 */
export const blackFriday: ScreenModel<BlackFridayModel> = {
  model: (context) => {
    const sale = saleOf(context);
    const { t, dates, ends } = sale;
    const surprises = surprisesOf(sale);
    const offers = offerCards(sale);
    const draw = drawModel(sale);
    const groupOpenedBy = (stage: (typeof blackFriday2024.timeline.stages)[number]) =>
      groupsIn(blackFriday2024, sale.region).find((group) => group.stage === stage)?.id ?? 'webExclusive';
    return {
      bar: {
        name: t('name'),
        labels: { nav: context.text('section.nav'), menu: context.text('section.menu') },
        links: [
          { label: t('anchors.stages'), href: '#stages' },
          { label: t('anchors.products'), href: '#products' },
          ...(offers.length > 0 ? [{ label: t('anchors.offers'), href: '#special-offers' } as const] : []),
          ...(draw ? [{ label: t('anchors.draw'), href: '#lucky-draw' } as const] : []),
          { label: t('anchors.terms'), href: '#terms' },
        ],
      },
      banner: bannerModel(sale),
      leads: leadsOf(sale),
      subscribe: {
        heading: t('subscribe.heading'),
        describe: t('subscribe.describe'),
        success: t('subscribe.success'),
      },
      benefits: benefitsModel(sale),
      stages: {
        heading: t('timeline.heading'),
        ...campaignTimeline(context, blackFriday2024.timeline, dates, {
          label: t('timeline.label'),
          stage: (stage) => ({
            title: t(`stage.${stage}`),
            text: t(stage === 'cyberMonday' ? 'timeline.text.last' : 'timeline.text', {
              group: t(`group.${groupOpenedBy(stage)}`),
            }),
          }),
        }),
      },
      countdown: campaignCountdown(context, {
        until: ends,
        to: 'end',
        title: t('countdown.title'),
        ended: t('countdown.ended'),
        dates,
      }),
      ...(surprises && { surprises }),
      products: {
        heading: t('products.heading'),
        label: t('products.label'),
        newest: newestGroup(sale),
        groups: groupModels(sale),
      },
      ...(offers.length > 0 && { offers: { heading: t('offers.heading'), cards: offers } }),
      ...(draw && { draw }),
      terms: { heading: t('terms.heading'), blocks: termsModels(sale) },
    };
  },
  head: (context) => {
    const { t, now } = saleOf(context);
    return indexedHead(context, {
      title: t('head.title'),
      description: t('head.description'),
      keywords: t('head.keywords'),
      share: {
        picture: 'black-friday/share',
        alt: t('head.share', { product: context.text('product.flagshipMegatron.name') }),
      },
      crumb: t('name'),
      campaign: { id: blackFriday2024.id, stage: now },
    });
  },
};

/** Returns the teaser of the later stages, with the leading product of each; undefined if none is left. */
function surprisesOf(sale: Sale): BlackFridayModel['surprises'] {
  const { t, next } = sale;
  if (!next) return undefined;
  const cards = previewCards(sale);
  return {
    heading: t('surprises.heading'),
    text: t(cards.length === 1 ? 'surprises.text.last' : 'surprises.text', { next: sale.whenOpens(next) }),
    cards,
  };
}
