import { regionIds, regions, signUpCredits, signUpDiscount } from '@kinemorph/content';
import { intlLocale } from '@kinemorph/i18n';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../testing/screen-page.ts';
import type { LoginModel } from './model.server.ts';

async function login(region: string) {
  const { data } = await loadPage({ screen: 'login' }, { region, instant: '20250710T120000Z' });
  return { ...data, model: data.model as LoginModel };
}

describe('the login page [PG-15, SC-14]', () => {
  it.each(regionIds)('exists in %s, and is not indexed', async (region) => {
    const { head, path, shell } = await login(region);
    expect(path).toBe(region === 'cn' ? '/login' : `/${region}/login`);
    expect(shell.site.pages).toContain('login');
    expect(head).toMatchObject({ index: false, alternates: [] });
    expect(head).not.toHaveProperty('canonical');
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeLessThanOrEqual(155);
  });

  it.each(regionIds)(
    'in %s has the method that also creates accounts, and outside China also the older one [AP-6, AP-7]',
    async (region) => {
      const { model } = await login(region);
      expect(model.methods.map(({ method }) => method)).toEqual(
        region === 'cn' ? ['register_or_login'] : ['register_or_login', 'sign_in'],
      );
    },
  );

  it.each(regionIds)(
    'in %s shows the credits and the discount of a new account, before and after its creation [SC-13, SC-14]',
    async (region) => {
      const { model } = await login(region);
      const discount = new Intl.NumberFormat(intlLocale(regions[region].locale), { style: 'percent' }).format(
        signUpDiscount,
      );
      for (const said of [
        model.benefits.items[0]?.label,
        model.methods[0].text,
        model.welcome.benefits.map(({ number }) => number).join(' '),
      ]) {
        expect(said).toContain(String(signUpCredits));
        expect(said).toContain(discount);
      }
    },
  );

  it.each(regionIds)('in %s links to the terms and the privacy policy', async (region) => {
    const { model } = await login(region);
    const home = region === 'cn' ? '' : `/${region}`;
    expect(model.agreement.flatMap(({ href }) => href ?? []).sort()).toEqual([
      `${home}/privacy-policy`,
      `${home}/terms-use`,
    ]);
    expect(model.agreement.map(({ text }) => text).join('')).not.toMatch(/[{}]/);
  });

  it('has a model that JSON can represent completely', async () => {
    const { model } = await login('us');
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });
});
