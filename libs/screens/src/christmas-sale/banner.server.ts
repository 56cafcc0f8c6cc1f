import { christmas2024 } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';
import type { Banner } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { CampaignCountdownProps } from '../sections/CampaignCountdown.tsx';
import { campaignCountdown } from '../sections/campaign-countdown.server.ts';
import type { Sale } from './sale.server.ts';

export type BannerModel = Omit<ComponentProps<typeof Banner>, 'children'>;

/** The face of the sale in its stage. */
export function bannerModel({ picture }: PageContext, { region, face, dates, say }: Sale): BannerModel {
  const toGroups = { label: say('banner.toGroups'), href: '#groups' };
  const toMembers = { label: say('banner.toMembers'), href: '#members-only-offers' };
  const actions = {
    preview: [toGroups, toMembers],
    holiday: [{ label: say('banner.toRewards'), href: '#special-offers' }, toGroups],
    newYear: [toGroups, toMembers],
  };
  const when = {
    preview: say('banner.preview.time'),
    holiday: dates.days({ opens: christmas2024.opensIn(region), closes: christmas2024.endOf(region) }),
    newYear: say('banner.newYear.time'),
  };
  return {
    title: say(`banner.${face}.title`),
    discount: say(`banner.${face}.discount`),
    discountDescribe: say(`banner.${face}.text`),
    time: when[face],
    picture: picture('christmas/wide', say('banner.alt')),
    tallPicture: picture('christmas/tall', say('banner.alt')),
    actions: actions[face],
  };
}

/** What the page counts down to: the opening, then the end. */
export function countdownModel(context: PageContext, { region, face, say }: Sale): CampaignCountdownProps {
  if (face === 'preview')
    return campaignCountdown(context, {
      until: christmas2024.opensIn(region),
      to: 'start',
      title: say('countdown.opens'),
    });
  return campaignCountdown(context, {
    until: christmas2024.endOf(region),
    to: 'end',
    title: say('countdown.ends'),
    ended: say('countdown.ended'),
  });
}
