import { campaigns, campaignSections, type AnyCampaign, type CampaignSection } from '@kinemorph/content';
import type { HeadModel, ModelContext, ScreenModel } from '@kinemorph/site';
import { indexedHead } from '@kinemorph/site/models';
import type { Banner, TermsBlock } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { BarModel } from '../sections/bar.server.ts';
import { campaignCountdown } from '../sections/campaign-countdown.server.ts';
import { campaignTimeline, type CampaignTimelineModel } from '../sections/campaign-timeline.server.ts';
import type { CampaignCountdownProps } from '../sections/CampaignCountdown.tsx';
import { highestSaving } from '../sections/highest-saving.server.ts';
import { leadModels, type LeadModel } from '../sections/leads.server.ts';
import { drawModel, giftsModel, type DrawModel, type GiftsModel } from './gifts.server.ts';
import { offerModels, type OffersModel } from './offers.server.ts';
import { stateOf, type CampaignState } from './state.server.ts';

export interface CampaignModel {
  readonly theme?: AnyCampaign['theme'];
  readonly bar: BarModel;
  readonly banner: ComponentProps<typeof Banner>;
  /** The most important products of the stage that opened last. */
  readonly leads: readonly LeadModel[];
  readonly countdown: CampaignCountdownProps;
  /** The sections between the title and the terms, in their order. */
  readonly sections: readonly CampaignSection[];
  /** The stages of a campaign that has several. */
  readonly stages?: CampaignTimelineModel & { readonly heading: string };
  /** The products of each stage. */
  readonly offers: readonly OffersModel[];
  readonly gifts?: GiftsModel;
  readonly draw?: DrawModel;
  readonly terms: Pick<ComponentProps<typeof TermsBlock>, 'id' | 'title' | 'content'>;
}

/** The page for campaigns without their own screen: stages, products, prices and terms. */
export const campaign: ScreenModel<CampaignModel> = {
  model: (context) => campaignModel(context, campaignAt(context)),
  head: (context) => campaignHead(context, campaignAt(context)),
};

function campaignAt({ path }: ModelContext): AnyCampaign {
  const found = campaigns.find(({ pages = [] }) =>
    pages.some((page) => page.path === path && (page.component as string) === 'campaign'),
  );
  if (!found) throw new Error(`no campaign has the page "${path}" with the component "campaign"`);
  return found;
}

/** Returns the head of a campaign's page. */
export function campaignHead(context: ModelContext, definition: AnyCampaign): HeadModel {
  const { t, now } = stateOf(context, definition);
  return indexedHead(context, {
    title: t('head.title'),
    description: t('head.description'),
    keywords: t('head.keywords'),
    crumb: t('title'),
    campaign: { id: definition.id, stage: now },
  });
}

/** Returns the data of a campaign's page in a region now. A stage that has not opened shows no price. */
export function campaignModel(context: ModelContext, definition: AnyCampaign): CampaignModel {
  const state = stateOf(context, definition);
  const { t, copy, dates, window, hasBegun } = state;
  const several = definition.timeline.stages.length > 1;
  const offers = offerModels(state);
  const [gifts, draw] = [giftsModel(state), drawModel(state)];
  return {
    ...(definition.theme !== undefined && { theme: definition.theme }),
    bar: {
      name: t('title'),
      labels: { nav: context.text('section.nav'), menu: context.text('section.menu') },
      links: [
        ...(several ? [{ label: copy('stages'), href: '#stages' } as const] : []),
        ...offers.slice(0, 1).map(({ id }) => ({ label: copy('products'), href: `#${id}` }) as const),
        { label: copy('terms'), href: '#terms' },
      ],
    },
    banner: bannerModel(state, offers),
    leads: leadModels(offers.findLast(({ text }) => text === undefined)?.cards ?? []),
    countdown: hasBegun
      ? campaignCountdown(context, { until: window.closes, to: 'end', ended: copy('ended'), dates })
      : campaignCountdown(context, { until: window.opens, to: 'start', title: copy('opensIn'), dates }),
    ...(several && {
      stages: {
        heading: copy('stages'),
        ...campaignTimeline(context, definition.timeline, dates, {
          label: copy('stages'),
          stage: (stage) => ({ title: t(`stage.${stage}`) }),
        }),
      },
    }),
    sections: definition.sections ?? campaignSections,
    offers,
    ...(gifts && { gifts }),
    ...(draw && { draw }),
    terms: {
      id: 'terms',
      title: copy('terms'),
      content: [
        copy('terms.dates', {
          from: dates.fullDay(window.opens),
          to: dates.fullDay(window.closes - 1),
          zone: dates.zone(window.opens),
        }),
        ...t('terms').split('\n'),
      ],
    },
  };
}

function bannerModel(
  { context, definition, t, copy, dates, window, hasBegun, hasOpened }: CampaignState,
  offers: readonly OffersModel[],
): ComponentProps<typeof Banner> {
  const { scene = 'studio' } = definition;
  const open = (definition.offers ?? []).filter(({ stage }) => hasOpened(stage));
  const saving = highestSaving(
    context,
    open.flatMap(({ products }) => products),
  );
  const [first] = offers;
  return {
    title: t('title'),
    ...(saving !== undefined && { discount: copy('saving', { saving }) }),
    discountDescribe: t('describe'),
    time: hasBegun ? dates.days(window) : copy('opens', { opens: dates.day(window.opens) }),
    picture: context.picture(`${scene}/wide`, ''),
    tallPicture: context.picture(`${scene}/tall`, ''),
    ...(first && { actions: [{ label: copy('products'), href: `#${first.id}` }] }),
    priority: true,
    headingLevel: 1,
  };
}
