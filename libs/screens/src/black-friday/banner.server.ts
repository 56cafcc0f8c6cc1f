import { blackFriday2024, groupsIn } from '@kinemorph/content';
import { stageWindow } from '@kinemorph/content/time';
import type { Banner } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { highestSaving } from '../sections/highest-saving.server.ts';
import type { Sale } from './sale.server.ts';

/** The face of the sale: a teaser, the early banner, then the main one of each stage. */
export function bannerModel(sale: Sale): ComponentProps<typeof Banner> {
  const { context, say, dates, region, ends } = sale;
  const shown = sale.now === 'after' ? 'cyberMonday' : sale.now;
  const open = groupsIn(blackFriday2024, region).filter(({ stage }) => sale.hasOpened(stage));
  const saving = highestSaving(
    context,
    open.flatMap((group) => group.products),
  );
  return {
    title: say(`banner.${shown}.title`),
    ...(saving !== undefined && { discount: say('banner.discount', { saving }) }),
    discountDescribe: say(`banner.${shown}.describe`, {
      next: sale.next ? sale.whenOpens(sale.next) : '',
      last: dates.lastDay(ends),
    }),
    time:
      shown === 'before'
        ? say('banner.before.time', { opens: sale.whenOpens('early') })
        : dates.days(stageWindow(blackFriday2024.timeline, region, shown) ?? {}),
    picture: context.picture('black-friday/wide', say('banner.alt')),
    tallPicture: context.picture('black-friday/tall', say('banner.alt')),
    actions: [
      shown === 'before'
        ? { label: say('banner.subscribe'), href: '#subscribe' }
        : { label: say('banner.products'), href: '#products' },
    ],
    priority: true,
    headingLevel: 1,
  };
}
