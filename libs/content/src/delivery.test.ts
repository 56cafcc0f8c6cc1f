import { describe, expect, it } from 'vitest';
import { blackFriday2024 } from './campaigns/black-friday-2024/campaign.ts';
import { delivery, deliveryOf } from './delivery.ts';
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
    'in %s takes as much longer as the sale says, from its first millisecond to its last [SC-1, FX]',
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

  it.each(regionIds.filter((region) => !blackFriday2024.isIn(region)))(
    'in %s, which has no such sale, is always the same',
    (region) => {
      const { opens = 0 } = blackFriday2024.openFrom('early', 'us');
      expect(deliveryOf(region, clockAt(opens))).toBe(delivery[region]);
    },
  );
});
