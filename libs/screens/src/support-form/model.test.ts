import { readSerialNumber } from '@kinemorph/api-client/support-rules';
import { articles, products, regionIds, support, type ProductId } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../testing/screen-page.ts';
import type { SupportFormModel } from './model.server.ts';

const paths = ['product-registration', 'return-manufacturer', 'technical-support'] as const;

async function page(path: string, region: string, instant = '20250801T120000Z') {
  const { data } = await loadPage({ screen: 'support-form', path }, { region, instant });
  return { ...data, model: data.model as SupportFormModel };
}

const modelOf = async (path: string, region: string, instant?: string) => {
  const field = (await page(path, region, instant)).model.form.fields.find(({ name }) => name === 'product');
  return field && 'options' in field ? field.options.map(({ value }) => value) : [];
};

describe('the pages with forms [PG-18]', () => {
  it.each(paths.flatMap((path) => regionIds.map((region) => [path, region] as const)))(
    '%s in %s has texts for all its fields, and a link to the privacy policy',
    async (path, region) => {
      const { model, head } = await page(path, region);
      expect(head.title).toBeTruthy();
      const texts = JSON.stringify(model.form).replaceAll('"alt":""', '');
      expect(texts).not.toMatch(/undefined|NaN|\{\w+\}|":""/);
      expect(model.form.consent.find(({ href }) => href !== undefined)?.href).toMatch(/\/privacy-policy$/);
      expect(JSON.parse(JSON.stringify(model))).toEqual(model);
    },
  );

  it.each([...paths, 'wholesale'] as const)(
    '%s has the date of its last change in its text and in its head [PB-3]',
    async (path) => {
      const { model, head } = await page(path, 'us');
      expect(head.changed).toBe(articles[path].changed);
      expect(model.article.updated).toContain(String(new Date(articles[path].changed).getUTCFullYear()));
    },
  );

  it.each(regionIds)('offer in %s only robots that the region’s store sells', async (region) => {
    const listed = (await modelOf('product-registration', region)) as ProductId[];
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.every((id) => products[id].regions.includes(region))).toBe(true);
    expect(await modelOf('technical-support', region)).toEqual(listed);
  });

  it.each([
    ['us', '20250327T085959Z', '20250327T090000Z'],
    ['jp', '20250327T145959Z', '20250327T150000Z'],
  ])('show in %s no robot before it is announced [NV-4]', async (region, before, from) => {
    expect(await modelOf('return-manufacturer', region, before)).not.toContain('flagshipBumblebee');
    expect(JSON.stringify((await page('return-manufacturer', region, before)).model)).not.toMatch(
      /bumblebee\/cut-out/i,
    );
    expect(await modelOf('return-manufacturer', region, from)).toContain('flagshipBumblebee');
  });

  it('show a valid serial number as an example', () => {
    expect(readSerialNumber(support.serialExample)).toBe(support.serialExample);
  });

  it('link to the right mailbox: sales for dealers, support for owners', async () => {
    const links = async (path: string) =>
      (await page(path, 'us')).model.article.sections.flatMap(({ contact = [] }) => contact.map(({ href }) => href));
    expect(await links('wholesale')).toEqual(['mailto:sales@kinemorph.example']);
    expect((await links('technical-support')).at(-1)).toBe('mailto:support@kinemorph.example');
  });
});
