import type { DrawPanel, TierList } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { CampaignState } from './state.server.ts';

/** The presents that come with an order. */
export type GiftsModel = ComponentProps<typeof TierList> & { readonly heading: string };
export type DrawModel = ComponentProps<typeof DrawPanel>;

/**
 * Returns the gifts of a campaign in the region, from the lowest amount to the highest; undefined before the first
 * stage, and for a campaign without gifts.
 */
export function giftsModel({ context, definition, t, copy, hasBegun }: CampaignState): GiftsModel | undefined {
  const { region, money, picture } = context;
  const tiers = (definition.gifts ?? []).flatMap(({ id, from, picture: name }) => {
    const amount = from[region.id];
    return amount === undefined
      ? []
      : [
          {
            threshold: copy('gift.from', { amount: money({ amount, currency: region.currency }) }),
            title: t(`gift.${id}`),
            ...(name === undefined ? { icon: 'star' as const } : { picture: picture(name, '') }),
          },
        ];
  });
  return hasBegun && tiers.length > 0 ? { heading: copy('gifts'), label: copy('gifts'), tiers } : undefined;
}

/**
 * Returns the prize draw of a campaign in the region; undefined before the first stage, and in a region without a draw.
 */
export function drawModel({
  context: { region, picture },
  definition: { draw, scene = 'studio' },
  t,
  copy,
  dates,
  window,
  hasBegun,
}: CampaignState): DrawModel | undefined {
  const before = draw?.announcedBefore[region.id];
  if (!hasBegun || before === undefined) return undefined;
  const winners = draw?.winners[region.id];
  return {
    title: t('draw'),
    describe: winners === undefined ? copy('draw.anyone') : copy('draw.winners', { winners }),
    content: copy('draw.entered', {
      from: dates.day(window.opens),
      to: dates.lastDay(window.closes),
      before: dates.fullDay(before),
    }),
    picture: picture(`${scene}/tall`, ''),
  };
}
