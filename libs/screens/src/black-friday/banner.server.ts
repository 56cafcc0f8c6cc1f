import { blackFriday2024, groupsIn } from '@kinemorph/content';
import { stageWindow } from '@kinemorph/content/time';
import type { Banner } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { highestSaving } from '../sections/highest-saving.server.ts';
import type { Sale } from './sale.server.ts';

/** Returns the banner of the sale: a teaser, the early banner, then the main one of each stage. */
export function bannerModel(sale: Sale): ComponentProps<typeof Banner> {
  const { context, t, dates, region, ends } = sale;
  const shown = sale.now === 'after' ? 'cyberMonday' : sale.now;
  const open = groupsIn(blackFriday2024, region).filter(({ stage }) => sale.hasOpened(stage));
  const saving = highestSaving(
    context,
    open.flatMap((group) => group.products),
  );
  return {
    title: t(`banner.${shown}.title`),
    ...(saving !== undefined && { discount: t('banner.discount', { saving }) }),
    discountDescribe: t(`banner.${shown}.describe`, {
      next: sale.next ? sale.whenOpens(sale.next) : '',
      last: dates.lastDay(ends),
    }),
    time:
      shown === 'before'
        ? t('banner.before.time', { opens: sale.whenOpens('early') })
        : dates.days(stageWindow(blackFriday2024.timeline, region, shown) ?? {}),
    picture: context.picture('black-friday/wide', t('banner.alt')),
    tallPicture: context.picture('black-friday/tall', t('banner.alt')),
    actions: [
      shown === 'before'
        ? { label: t('banner.subscribe'), href: '#subscribe' }
        : { label: t('banner.products'), href: '#products' },
    ],
    priority: true,
    headingLevel: 1,
  };
}
