import { siteMap, type ScreenId } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { kindOfScreen, pageKinds } from './page-kinds.ts';
import { budgetPages } from './pages.ts';

const pages = budgetPages();

describe('budget pages', () => {
  it('screens: are all visited, but for the account', () => {
    const visited = new Set(pages.map(({ path }) => path.replace(/^\/(?:us|de|jp)(?=\/|$)/, '').slice(1)));
    const missing = siteMap.flatMap((record) =>
      'component' in record &&
      !['article', 'support-form'].includes(record.component) &&
      record.path !== 'where-to-buy/hongkong-macao' &&
      !visited.has(record.path)
        ? [record.path]
        : [],
    );
    expect(missing).toEqual(['account']);
  });

  it('homes: are visited in us, de, jp and cn', () => {
    expect(pages.flatMap(({ kind, path }) => (kind === 'home' ? [path] : [])).toSorted()).toEqual([
      '/',
      '/de',
      '/jp',
      '/us',
    ]);
  });

  it('kinds: each have a page', () => {
    expect([...new Set(pages.map(({ kind }) => kind))].toSorted()).toEqual([...pageKinds].toSorted());
  });

  it.each([
    ['flagship-megatron', 'product'],
    ['black-friday', 'campaign'],
    ['gift-guide', 'product'],
    ['about-us', 'company'],
    ['account', undefined],
  ] as const)('the kind of %s: is %s, and a screen that nothing names is a plain page', (screen, kind) => {
    expect(kindOfScreen(screen)).toBe(kind);
    expect(kindOfScreen('size-guide' as ScreenId)).toBe('company');
  });

  it('paths: are visited once', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  it('campaigns: are visited while they are open', () => {
    const campaigns = pages.filter(({ kind }) => kind === 'campaign');
    expect(campaigns.map(({ clock }) => clock.slice(0, 4))).toEqual(['2024', '2024']);
  });
});
