import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShellModel } from '../../page/shell-model.ts';
import { clickEvent } from './click-events.ts';

const site = 'https://www.kinemorph.example';
const products = { 'flagship-bumblebee': 949, 'ai-base': null, 'elite-optimus-prime-ai-base': 599.5 };
const offers = [
  { region: 'de', href: `${site}/de` },
  { region: 'cn', href: 'https://www.kinemorph-cn.example/' },
];
const page = (region: 'us' | 'cn', regionInPath: boolean) => ({
  region,
  shell: { offers, site: { regionInPath, measured: { currency: 'USD', products } } } as unknown as ShellModel,
});
const onUs = (address: string) => clickEvent(address, page('us', true));
const store = (slug: string, query = `?region=us&product=${slug}`) =>
  `https://us.store.kinemorph.example/products/${slug}${query}`;

describe('the analytics event of a clicked link', () => {
  it('is buyClick with product, price and campaign for a link to buy', () => {
    expect(onUs(store('flagship-bumblebee'))).toEqual({
      event: 'buyClick',
      product: 'flagship-bumblebee',
      price: 949,
      currency: 'USD',
      region: 'us',
    });
    expect(onUs(`${store('flagship-bumblebee')}&campaign=black-friday-2024`)).toMatchObject({
      event: 'buyClick',
      campaign: 'black-friday-2024',
    });
  });

  it('contains no price if the product has none or is unknown', () => {
    for (const slug of ['ai-base', 'never-heard-of', 'constructor'])
      expect(onUs(store(slug))).toEqual({ event: 'buyClick', product: slug, region: 'us' });
  });

  it.each([
    store('flagship-bumblebee', ''),
    store('flagship-bumblebee', '?region=us'),
    store('flagship-bumblebee', '?region=de&product=flagship-bumblebee'),
    store('ai-base', '?region=us&product=flagship-bumblebee'),
    'https://us.store.kinemorph.example/account/register',
  ])('is undefined for %s, which is not a link to buy', (address) => {
    expect(onUs(address)).toBeUndefined();
  });

  it('is selectItem with the product for a link to a product page', () => {
    expect(onUs(`${site}/us/ai-base`)).toEqual({ event: 'selectItem', product: 'ai-base', region: 'us' });
    expect(clickEvent('https://www.kinemorph-cn.example:8443/ai-base', page('cn', false))).toEqual({
      event: 'selectItem',
      product: 'ai-base',
      region: 'cn',
    });
  });

  it.each([
    `${site}/us`,
    `${site}/us/manuals`,
    `${site}/us/ai-base/more`,
    `${site}/ai-base`,
    `${site}/us/constructor`,
    'mailto:support@kinemorph.example',
    'not an address',
    '',
  ])('is undefined for %s, which is not a product page', (address) => {
    expect(onUs(address)).toBeUndefined();
  });

  it('is regionChange for a link to another region, on either site [PB-7]', () => {
    expect(onUs(`${site}/de`)).toEqual({ event: 'regionChange', from: 'us', to: 'de' });
    expect(onUs(`${site}/de/flagship-bumblebee?x=1#y`)).toEqual({ event: 'regionChange', from: 'us', to: 'de' });
    expect(onUs('https://www.kinemorph-cn.example/manuals')).toEqual({ event: 'regionChange', from: 'us', to: 'cn' });
    expect(onUs(`${site}/delta`)).toBeUndefined();
  });

  it('is undefined for any other text or address, without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })), (address) => {
        expect(onUs(address)).toBeUndefined();
      }),
    );
  });
});
