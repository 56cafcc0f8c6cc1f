import type { PageOutline } from '../../page/page-outline.ts';
import type { AnalyticsEvent, StageShown } from '../events.ts';

/** Returns the events of a page view. */
export function pageEvents({
  path,
  head,
  region,
}: Pick<PageOutline, 'path' | 'head' | 'region'>): readonly AnalyticsEvent[] {
  const { title, product, campaign } = head;
  const price = product?.offer?.price;
  return [
    { event: 'virtualPageview', path, title, region },
    ...(product
      ? [
          {
            event: 'viewItem',
            product: product.sku,
            ...(price && { price: price.amount, currency: price.currency }),
            region,
          } as const,
        ]
      : []),
    ...(campaign ? [stageShown(campaign, region)] : []),
  ];
}

/** Returns the event of a campaign's stage. */
export function stageShown(campaign: NonNullable<PageOutline['head']['campaign']>, region: string): StageShown {
  return { event: 'stageShown', campaign: campaign.id, stage: campaign.stage, region };
}
