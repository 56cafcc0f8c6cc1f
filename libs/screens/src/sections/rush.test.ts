import { blackFriday2024, delivery, regionIds, siteOf, type PagePath, type ScreenId } from '@kinemorph/content';
import { pageData } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { serverScreens } from '../models.server.ts';
import { origins, table } from '../testing/sites.ts';

const regions = regionIds.filter(blackFriday2024.isIn);

describe('the delivery times from Black Friday on', () => {
  it.each(regions)(
    'are longer on the shipping page and in the structured data of a product in %s [SC-1, PB-3]',
    (region) => {
      const pageAt = (path: PagePath, screen: ScreenId, now: number) =>
        pageData(
          { site: siteOf(region), table, origins, screens: serverScreens, build: 'test' },
          { region, path, screen },
          now,
        );
      const { opens = 0 } = blackFriday2024.openFrom('early', region);
      const { least, most } = blackFriday2024.deliveryDelayDays;
      const { dispatchDays, transitDays } = delivery[region];
      const shownAt = (now: number) => {
        const { model } = pageAt('shipping', 'article', now);
        const { product } = pageAt('flagship-megatron', 'flagship-megatron', now).head;
        const { sections } = model as { sections: readonly { id: string; pieces: unknown }[] };
        const said = JSON.stringify(sections.find(({ id }) => id === 'time')?.pieces);
        return [[...said.matchAll(/\d+/g)].map(Number), product?.offer?.delivery?.days?.transit];
      };
      const longer = [transitDays[0] + least, transitDays[1] + most];
      expect(shownAt(opens - 1)).toEqual([[dispatchDays, ...transitDays], transitDays]);
      expect(shownAt(opens)).toEqual([[dispatchDays, ...longer], longer]);
    },
  );
});
