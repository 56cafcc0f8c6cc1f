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
  /** The last day to order for a delivery before Christmas, until it has passed. */
  readonly orderUntil: string | undefined;
  readonly countdown: CampaignCountdownProps;
  readonly benefits?: ReturnType<typeof benefitsModel>;
  readonly rewards?: ReturnType<typeof rewardsModel>;
  readonly groups: GroupsModel;
  readonly members: ReturnType<typeof membersModel>;
  readonly subscribe: { readonly heading: string; readonly describe: string; readonly success: string };
  readonly terms?: TermsModel;
}

/**
 * The sale at the end of the year: a preview, then the holiday sale, then the New Year's sale. Offers are shown only
 * while they are open.
 */
export const christmasSale: ScreenModel<ChristmasSaleModel> = {
  model: (context) => {
    const sale = saleOf(context);
    const { isOn, t } = sale;
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
        heading: t('subscribe.heading'),
        describe: t('subscribe.text'),
        success: t('subscribe.success'),
      },
    };
  },
  head: (context) => {
    const { face, t } = saleOf(context);
    return indexedHead(context, {
      title: t(`head.title.${face}`),
      description: t(`head.description.${face}`),
      keywords: t('head.keywords'),
      share: {
        picture: 'christmas/share',
        alt: t('head.share', { product: context.text('product.interstellarScoutK1.name') }),
      },
      crumb: t(`banner.${face}.title`),
      campaign: { id: christmas2024.id, stage: face },
    });
  },
};
