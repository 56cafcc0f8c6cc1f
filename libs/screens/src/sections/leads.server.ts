import type { PriceProps } from '@kinemorph/ui';
import type { CampaignCardModel } from './campaign-cards.server.ts';

/** A product beside the title of a campaign. */
export interface LeadModel extends Pick<CampaignCardModel, 'key' | 'name' | 'picture'> {
  readonly price: PriceProps;
  readonly href: string;
}

/** Returns the first two cards of a stage that are open and have a price. */
export function leadModels(cards: readonly CampaignCardModel[]): readonly LeadModel[] {
  return cards
    .filter(({ state }) => state?.kind === 'open')
    .flatMap(({ key, name, picture, price, buy, learnMore }) => {
      const href = learnMore?.href ?? buy?.href;
      return price && href !== undefined ? [{ key, name, picture, price, href }] : [];
    })
    .slice(0, 2);
}
