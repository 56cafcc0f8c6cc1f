import { christmas2024 } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type { Banner } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { CampaignCountdownProps } from '../sections/CampaignCountdown.tsx';
import { campaignCountdown } from '../sections/campaign-countdown.server.ts';
import type { Sale } from './sale.server.ts';

export type BannerModel = Omit<ComponentProps<typeof Banner>, 'children'>;

/** Returns the banner of the sale in its stage. */
export function bannerModel({ picture }: ModelContext, { region, face, dates, t }: Sale): BannerModel {
  const toGroups = { label: t('banner.toGroups'), href: '#groups' };
  const toMembers = { label: t('banner.toMembers'), href: '#members-only-offers' };
  const actions = {
    preview: [toGroups, toMembers],
    holiday: [{ label: t('banner.toRewards'), href: '#special-offers' }, toGroups],
    newYear: [toGroups, toMembers],
  };
  const when = {
    preview: t('banner.preview.time'),
    holiday: dates.days({ opens: christmas2024.opensIn(region), closes: christmas2024.endOf(region) }),
    newYear: t('banner.newYear.time'),
  };
  return {
    title: t(`banner.${face}.title`),
    discount: t(`banner.${face}.discount`),
    discountDescribe: t(`banner.${face}.text`),
    time: when[face],
    picture: picture('christmas/wide', t('banner.alt')),
    tallPicture: picture('christmas/tall', t('banner.alt')),
    actions: actions[face],
  };
}

/** Returns the countdown to the opening, then to the end. */
export function countdownModel(context: ModelContext, { region, face, t }: Sale): CampaignCountdownProps {
  if (face === 'preview')
    return campaignCountdown(context, {
      until: christmas2024.opensIn(region),
      to: 'start',
      title: t('countdown.opens'),
    });
  return campaignCountdown(context, {
    until: christmas2024.endOf(region),
    to: 'end',
    title: t('countdown.ends'),
    ended: t('countdown.ended'),
  });
}
