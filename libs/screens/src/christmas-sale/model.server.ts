import { christmas2024 } from '@kinemorph/content';
import type { ScreenModel } from '@kinemorph/site';
import { indexedHead } from '@kinemorph/site/models';
import type { CampaignCountdownProps } from '../sections/CampaignCountdown.tsx';
import { orderUntilText } from '../sections/christmas-delivery.server.ts';
import { bannerModel, countdownModel, type BannerModel } from './banner.server.ts';
import { groupsModel, type GroupsModel } from './groups.server.ts';
import { benefitsModel, membersModel, rewardsModel } from './offers.server.ts';
import { saleOf } from './sale.server.ts';
import { termsModel, type TermsModel } from './terms.server.ts';

export interface ChristmasSaleModel {
  readonly banner: BannerModel;
  /** The last day to order for a delivery before Christmas, while there is time. */
  readonly orderUntil: string | undefined;
  readonly countdown: CampaignCountdownProps;
  readonly benefits?: ReturnType<typeof benefitsModel>;
  readonly rewards?: ReturnType<typeof rewardsModel>;
  readonly groups: GroupsModel;
  readonly members: ReturnType<typeof membersModel>;
  readonly subscribe: { readonly heading: string; readonly describe: string; readonly success: string };
  readonly terms?: TermsModel;
}

/** The sale at the end of the year: seen to come, as holiday sale, and as New Year's. What it gives is said while it gives it. */
export const christmasSale: ScreenModel<ChristmasSaleModel> = {
  model: (context) => {
    const sale = saleOf(context);
    const { isOn, say } = sale;
    return {
      banner: bannerModel(context, sale),
      orderUntil: orderUntilText(context),
      countdown: countdownModel(context, sale),
      ...(isOn && {
        benefits: benefitsModel(context, sale),
        rewards: rewardsModel(context, sale),
        terms: termsModel(context, sale),
      }),
      groups: groupsModel(context, sale),
      members: membersModel(context, sale),
      subscribe: {
        heading: say('subscribe.heading'),
        describe: say('subscribe.text'),
        success: say('subscribe.success'),
      },
    };
  },
  head: (context) => {
    const { face, say } = saleOf(context);
    return indexedHead(context, {
      title: say(`head.title.${face}`),
      description: say(`head.description.${face}`),
      keywords: say('head.keywords'),
      share: {
        picture: 'christmas/share',
        alt: say('head.share', { product: context.text('product.interstellarScoutK1.name') }),
      },
      crumb: say(`banner.${face}.title`),
      campaign: { id: christmas2024.id, stage: face },
    });
  },
};
