import { describe, expect, it } from 'vitest';
import { delivery } from '../../delivery.ts';
import { regionIds, regions } from '../../regions/regions.ts';
import { christmas2024 } from './campaign.ts';

describe('the last day to order for Christmas', () => {
  it.each(regionIds.filter(christmas2024.isIn))(
    'in %s ends at local midnight, and the slowest parcel still arrives on Christmas Eve [FX]',
    (region) => {
      const { timeZone } = regions[region];
      const until = christmas2024.orderUntil[region];
      const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      expect(local.format(until)).toMatch(/ 00:00$/);
      const lastDay = Number(local.format(until - 1).slice(8, 10));
      const { dispatchDays, transitDays } = delivery[region];
      expect(lastDay + dispatchDays + transitDays[1]).toBe(24);
    },
  );
});
