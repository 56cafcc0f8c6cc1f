import { lowersPrice, products } from '@kinemorph/content';
import { campaignCard, type CampaignCardModel } from '../sections/campaign-cards.server.ts';
import type { CampaignState } from './state.server.ts';

/** The products that a stage opens, together. */
export interface OffersModel {
  /** Also its anchor. */
  readonly id: string;
  readonly heading: string;
  readonly text?: string;
  readonly cards: readonly CampaignCardModel[];
}

/** Returns the products of each stage that the region has, with the prices of the stages that have opened. */
export function offerModels(state: CampaignState): readonly OffersModel[] {
  const { context, definition, t, copy, hasOpened } = state;
  const { id: region } = context.region;
  return (definition.offers ?? []).flatMap(({ stage, products: ids }) => {
    const opens = state.whenOpens(stage);
    if (opens === undefined) return [];
    const cards = ids
      .filter((id) => products[id].regions.includes(region))
      .flatMap(
        (product) =>
          campaignCard(context, {
            campaign: definition.id,
            product,
            stageOpen: hasOpened(stage),
            lowers: lowersPrice(definition, stage, product, region),
            opens: copy('opens', { opens }),
          }) ?? [],
      );
    const text = hasOpened(stage) ? undefined : copy('opens', { opens });
    return cards.length > 0
      ? [{ id: `offers-${stage}`, heading: t(`stage.${stage}`), ...(text !== undefined && { text }), cards }]
      : [];
  });
}
