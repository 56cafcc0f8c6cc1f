import { siteMap, type ScreenId } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { kindOfScreen, pageKinds } from './page-kinds.ts';
import { budgetPages } from './pages.ts';

const pages = budgetPages();

describe('budget pages', () => {
  it('include every screen except the account', () => {
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

  it('include the home pages of us, de, jp and cn', () => {
    expect(pages.flatMap(({ kind, path }) => (kind === 'home' ? [path] : [])).toSorted()).toEqual([
      '/',
      '/de',
      '/jp',
      '/us',
    ]);
  });

  it('include a page of each kind', () => {
    expect([...new Set(pages.map(({ kind }) => kind))].toSorted()).toEqual([...pageKinds].toSorted());
  });

  it.each([
    ['flagship-megatron', 'product'],
    ['black-friday', 'campaign'],
    ['gift-guide', 'product'],
    ['about-us', 'company'],
    ['account', undefined],
  ] as const)('the kind of %s is %s, and that of an unlisted screen is company', (screen, kind) => {
    expect(kindOfScreen(screen)).toBe(kind);
    expect(kindOfScreen('size-guide' as ScreenId)).toBe('company');
  });

  it('include each path only once', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  it('include both campaigns at a time in 2024', () => {
    const campaigns = pages.filter(({ kind }) => kind === 'campaign');
    expect(campaigns.map(({ clock }) => clock.slice(0, 4))).toEqual(['2024', '2024']);
  });
});
