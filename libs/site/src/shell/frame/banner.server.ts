import { offerOf, products, returnDays, textBanners } from '@kinemorph/content';
import type { ModelContext } from '../../page/page.ts';
import type { ShellModel } from '../../page/shell-model.ts';

/** Returns the banner above the header: that of a campaign open now, otherwise the permanent one. */
export function bannerModel({ region, path, clock, text, links, money }: ModelContext): ShellModel['banner'] {
  for (const banner of textBanners) {
    if (banner.kind === 'always') {
      const days = returnDays[region.id];
      if (days === undefined) continue;
      return { label: text(banner.label, { days }), tone: banner.bg };
    }
    // A campaign's own page has the same information, and more.
    if (clock.stage(banner.timeline, region.id) !== banner.stage || ('page' in banner.to && banner.to.page === path))
      continue;
    const href = links.to(banner.to);
    const price = 'product' in banner.to ? offerOf(products[banner.to.product], region, clock)?.price : undefined;
    const ends = banner.timeline.regions[region.id]?.ends ?? 1;
    return {
      label: text(banner.label, {
        saving: banner.saving === undefined ? '' : money({ amount: banner.saving, currency: region.currency }),
        price: price ? money(price) : '',
        // A stage ends with the first moment after it: texts name the last day.
        ends: new Date(ends - 1),
      }),
      tone: banner.bg,
      ...(href !== undefined && { href }),
      ...(banner.countsDown && {
        timer: { until: ends, label: text('countdown.title'), date: text('banner.ends', { ends: new Date(ends - 1) }) },
      }),
    };
  }
  return undefined;
}
