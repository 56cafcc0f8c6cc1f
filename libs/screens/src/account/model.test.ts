import { siteMap, signUpCredits } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../testing/screen-page.ts';
import type { AccountModel } from './model.server.ts';

const having = ['us', 'uk', 'jp'] as const;

async function account(region: string) {
  const { data } = await loadPage({ screen: 'account' }, { region, instant: '20250710T120000Z' });
  return { ...data, model: data.model as AccountModel };
}

describe('the account page [PG-16, SC-14]', () => {
  it('exists in us, uk and jp', () => {
    expect([...(siteMap.find(({ path }) => path === 'account')?.regions ?? [])].sort()).toEqual([...having].sort());
  });

  it.each(having)('in %s is excluded from search engines', async (region) => {
    const { head } = await account(region);
    expect(head).toMatchObject({ index: false, alternates: [] });
    expect(head).not.toHaveProperty('canonical');
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeLessThanOrEqual(155);
  });

  it.each(having)('in %s links to the store account, and to the support pages of the region', async (region) => {
    const hrefs = (await account(region)).model.next.cards.map(({ href }) => href);
    expect(hrefs[0]).toBe(`https://${region}.store.kinemorph.example/account`);
    expect(hrefs.slice(1)).toEqual(
      ['product-registration', ...(region === 'jp' ? [] : ['manuals']), 'support'].map((path) => `/${region}/${path}`),
    );
  });

  it.each(having)('in %s shows the credits and the discount of a new account', async (region) => {
    const { text } = (await account(region)).model.credits;
    expect(text).toContain(String(signUpCredits));
    expect(text).toContain('5%');
  });
});
