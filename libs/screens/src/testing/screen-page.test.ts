import { regionIds } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import type { HomeModel } from '../home/model.server.ts';
import { instants, loadPage } from './screen-page.ts';

const homeAt = async (region: string, instant: string) => {
  const page = await loadPage({ screen: 'home' }, { region, instant });
  return { ...page, hero: (page.data.model as HomeModel).hero.map(({ key }) => key) };
};

// The first test loads the screens' code.
describe('the page of a story', { timeout: 30_000 }, () => {
  it('has the data of the real model at the instant of the toolbar', async () => {
    expect((await homeAt('us', '20250701T065959Z')).hero).toContain('flagshipMegatron');
    expect((await homeAt('us', '20250701T070000Z')).hero).toContain('flagshipBumblebee');
  });

  it('has the language and the texts of the region', async () => {
    const { data, text } = await homeAt('jp', '20250710T120000Z');
    expect(data).toMatchObject({ region: 'jp', locale: 'ja-JP', path: '/jp' });
    expect(text('lineUp')).toMatch(/\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}/u);
  });

  it('of cn has a path without a region prefix', async () => {
    expect((await homeAt('cn', 'now')).data.path).toBe('/');
  });

  it('is the page of us if the region is unknown', async () => {
    expect((await homeAt('atlantis', '20250710T120000Z')).data.region).toBe('us');
  });

  it('links to the regions that have the page if it is not found', async () => {
    const { data } = await loadPage(
      { screen: 'not-found', path: 'flagship-bumblebee', elsewhere: ['us', 'jp'] },
      { region: 'kr', instant: '20250710T120000Z' },
    );
    expect(data.model).toMatchObject({
      elsewhere: [
        { href: expect.stringContaining('/us/flagship-bumblebee') as string },
        { href: expect.stringContaining('/jp/flagship-bumblebee') as string },
      ],
    });
  });

  it('can be shown at the boundaries of each region', () => {
    expect(instants['us']?.some(({ at }) => at === Date.parse('2025-07-01T07:00:00Z'))).toBe(true);
    expect(Object.keys(instants).sort()).toEqual([...regionIds].sort());
  });
});
