import { christmas2024, products, type ProductId } from '@kinemorph/content';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { indexedHead } from '@kinemorph/site/models';
import type { Banner, FeatureBlock, LinkAction, PriceProps, Steps } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { orderUntilText } from '../sections/christmas-delivery.server.ts';
import { offerModel } from '../sections/offer.server.ts';
import { giftChoices, type GiftChoice } from './choices.server.ts';
import { guideOf } from './guide.server.ts';

/** A person, and the robot that suits them. */
export interface RecommendationModel extends ComponentProps<typeof FeatureBlock> {
  readonly id: string;
  readonly product: ProductId;
  readonly price?: PriceProps;
}

export interface GiftGuideModel {
  readonly banner: ComponentProps<typeof Banner>;
  readonly recommendations: readonly RecommendationModel[];
  /** By age and by budget. */
  readonly choices: readonly GiftChoice[];
  readonly tips: Pick<ComponentProps<typeof Steps>, 'steps'> & { readonly heading: string; readonly intro: string };
  readonly end: { readonly heading: string; readonly intro: string; readonly actions: readonly LinkAction[] };
}

/**
 * The gift guide of the sale at the end of the year: people, the robot for each, and the steps before it is wrapped.
 */
export const giftGuide: ScreenModel<GiftGuideModel> = {
  model: (context) => {
    const { picture, links } = context;
    const { isOn, t } = guideOf(context);
    const sale = links.to({ page: 'christmas-sale' });
    const toSale: readonly LinkAction[] = sale === undefined ? [] : [{ label: t('toSale'), href: sale }];
    const tips = ['charge', 'app', 'greeting', ...(isOn ? (['returns'] as const) : [])] as const;
    return {
      banner: {
        title: t('title'),
        discount: t('banner.discount'),
        discountDescribe: t('banner.text'),
        time: orderUntilText(context),
        picture: picture('christmas/wide', t('banner.alt')),
        tallPicture: picture('christmas/tall', t('banner.alt')),
        actions: [{ label: t('banner.start'), href: `#${christmas2024.giftGuide[0]?.person ?? 'tips'}` }, ...toSale],
      },
      recommendations: christmas2024.giftGuide.map(({ person, product }) =>
        recommendationModel(context, person, product),
      ),
      choices: giftChoices(context, t),
      tips: {
        heading: t('tips.heading'),
        intro: t('tips.intro'),
        steps: tips.map((tip) => ({ title: t(`tips.${tip}`), text: t(`tips.${tip}.text`) })),
      },
      end: { heading: t('end.heading'), intro: t(isOn ? 'end.text' : 'end.text.preview'), actions: toSale },
    };
  },
  head: (context) => {
    const { t } = guideOf(context);
    return indexedHead(context, {
      title: t('head.title'),
      description: t('head.description'),
      keywords: t('head.keywords'),
      share: {
        picture: 'christmas/share',
        alt: t('head.share', { product: context.text('product.interstellarScoutK1.name') }),
      },
      crumb: t('title'),
    });
  },
};

function recommendationModel(
  context: ModelContext,
  person: (typeof christmas2024.giftGuide)[number]['person'],
  product: ProductId,
): RecommendationModel {
  const { text, picture, links } = context;
  const { t } = guideOf(context);
  const name = text(`product.${product}.name`);
  const { hardware, picture: file } = products[product];
  const values = { ...hardware, product: name };
  const offer = offerModel(context, product, christmas2024.id);
  const page = links.to({ product });
  return {
    id: person,
    product,
    eyebrow: t(`${person}.eyebrow`),
    title: t(`${person}.title`),
    text: t(`${person}.text`, values),
    items: [t(`${person}.first`, values), t(`${person}.second`, values)],
    actions: [
      ...(offer?.buy ? [offer.buy] : []),
      ...(page === undefined || page === links.buy(product)
        ? []
        : [
            {
              label: text('learnMore'),
              ariaLabel: text('actionNamed', { action: text('learnMore'), product: name }),
              href: page,
              tone: 'outline' as const,
            },
          ]),
    ],
    picture: picture(file, name),
    ...(offer?.price && { price: offer.price }),
  };
}
