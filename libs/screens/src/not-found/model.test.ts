import { regionIds } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../testing/screen-page.ts';
import type { NotFoundModel } from './model.server.ts';

describe('the not-found page [RG-5]', () => {
  it.each(regionIds)('of %s leads home and to the choice of a region', async (region) => {
    const { data } = await loadPage({ screen: 'not-found', path: '' }, { region, instant: '20250710T120000Z' });
    const home = region === 'cn' ? '' : `/${region}`;
    expect(data.model as NotFoundModel).toMatchObject({ home: home || '/', chooseRegion: `${home}/choose-your-region`, elsewhere: [] });
  });
});
