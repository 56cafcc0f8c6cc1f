import { describe, expect, it } from 'vitest';
import { blackFriday2024 } from './campaigns/black-friday-2024/campaign.ts';
import { christmas2024 } from './campaigns/christmas-2024/campaign.ts';
import { delivery, deliveryOf, shipsFree } from './delivery.ts';
import type { RegionId } from './regions/region.ts';
import { regionIds } from './regions/regions.ts';
import { isOpenAt, type Clock } from './time/index.ts';

const clockAt = (now: number): Clock => ({
  hasPassed: (moment) => moment <= now,
  isPast: (moment) => moment <= now,
  isOpen: (window) => isOpenAt(window, now),
  stage: () => 'after',
});

describe('delivery', () => {
  it.each(regionIds.filter(blackFriday2024.isIn))(
    'in %s takes longer by the sale’s delay, from its first millisecond to its last [SC-1, FX]',
    (region) => {
      const { opens = 0 } = blackFriday2024.openFrom('early', region);
      const end = blackFriday2024.endOf(region);
      const [least, most] = delivery[region].transitDays;
      const { deliveryDelayDays: delay } = blackFriday2024;
      const longer = [least + delay.least, most + delay.most];
      expect([opens - 1, opens, end - 1, end].map((now) => deliveryOf(region, clockAt(now)).transitDays)).toEqual([
        [least, most],
        longer,
        longer,
        [least, most],
      ]);
      expect(deliveryOf(region, clockAt(opens))).toMatchObject({ dispatchDays: delivery[region].dispatchDays });
    },
  );

  it('of a sale’s orders is free from a given stage to the sale’s last millisecond [SC-1, SC-2, FX]', () => {
    const free = (campaign: string, region: RegionId, now: number) => shipsFree(campaign, region, clockAt(now));
    for (const region of regionIds.filter(blackFriday2024.isIn)) {
      // In the early phase, only certain countries of the European Union have it.
      const stage = region === 'us' || region === 'uk' ? 'early' : 'blackFriday';
      const { opens = 0, closes = 0 } = blackFriday2024.openFrom(stage, region);
      const moments = [opens - 1, opens, closes - 1, closes];
      expect(moments.map((now) => free('black-friday-2024', region, now))).toEqual([false, true, true, false]);
    }
    for (const region of regionIds.filter(christmas2024.isIn)) {
      const [opens, closes] = [christmas2024.opensIn(region), christmas2024.endOf(region)];
      const moments = [opens - 1, opens, closes - 1, closes];
      expect(moments.map((now) => free('christmas-2024', region, now))).toEqual([false, true, true, false]);
      expect(free('black-friday-2024', region, opens)).toBe(false);
    }
  });

  it.each(regionIds.filter((region) => !blackFriday2024.isIn(region)))(
    'in %s, which has no Black Friday, has no delay',
    (region) => {
      const { opens = 0 } = blackFriday2024.openFrom('early', 'us');
      expect(deliveryOf(region, clockAt(opens))).toBe(delivery[region]);
    },
  );
});
