import { regionIds, type RegionId } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../testing/screen-page.ts';
import type { NotFoundModel } from './model.server.ts';

describe('the not-found page [RG-5]', () => {
  it.each(regionIds)('of %s links to the home page and to the choice of a region', async (region) => {
    const { data } = await loadPage({ screen: 'not-found', path: '' }, { region, instant: '20250710T120000Z' });
    const home = region === 'cn' ? '' : `/${region}`;
    expect(data.model as NotFoundModel).toMatchObject({
      home: { href: home || '/' },
      chooseRegion: { href: `${home}/choose-your-region` },
      elsewhere: [],
    });
  });
});

describe('the texts of the not-found page', () => {
  it.each([
    ['kr', '국가/\u2060지역'],
    ['jp', '国\u2060・\u2060地\u2060域'],
    ['cn', '国\u2060家/\u2060地\u2060区'],
  ] as const)('in %s keep the word for “region” on one line', async (region, word) => {
    const { data } = await loadPage(
      { screen: 'not-found', path: 'grimlock-g1-flagship', elsewhere: ['us'] },
      { region, instant: '20250710T120000Z' },
    );
    const { text, chooseRegion } = data.model as NotFoundModel;
    expect(
      [text, chooseRegion.label].every((one) => one.includes(word)),
      `${text} ${chooseRegion.label}`,
    ).toBe(true);
  });
});

describe('the page of a product that this region does not have', () => {
  const nearest = async (region: RegionId, path: string, instant = '20250710T120000Z') => {
    const { data } = await loadPage({ screen: 'not-found', path, elsewhere: ['us'] }, { region, instant });
    return (data.model as NotFoundModel).nearest;
  };

  it('suggests the most similar available product, by its page or at the store [RG-5]', async () => {
    expect(await nearest('de', 'grimlock-g1-flagship')).toMatchObject({
      heading: 'Nah dran,\nund hier zu haben',
      name: 'Flagship Megatron',
      href: '/de/flagship-megatron',
      external: false,
    });
    expect(await nearest('jp', 'bumblebee-g1-performance')).toMatchObject({ href: '/jp/flagship-bumblebee' });
    expect(await nearest('kr', 'flagship-optimus-prime')).toMatchObject({
      heading: '공식 스토어에서\n만나 보세요',
      href: 'https://kr.store.kinemorph.example/products/flagship-optimus-prime?region=kr&product=flagship-optimus-prime',
      external: true,
    });
    expect((await nearest('kr', 'new-release'))?.href).toContain('/products/flagship-optimus-prime');
  });

  it('does not suggest a product before it can be ordered [RG-5, ST-3]', async () => {
    expect((await nearest('jp', 'bumblebee-g1-performance', '20250401T000000Z'))?.href).toContain(
      '/flagship-optimus-prime',
    );
  });

  it.each(['manuals', 'black-friday', 'no-such-page'])('suggests no product in place of %s', async (path) => {
    expect(await nearest('jp', path)).toBeUndefined();
  });
});
