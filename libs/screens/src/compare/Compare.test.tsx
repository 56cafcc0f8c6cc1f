import { regionIds } from '@kinemorph/content';
import { TextProvider } from '@kinemorph/i18n';
import { PageProvider } from '@kinemorph/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../testing/screen-page.ts';
import type { CompareModel } from './model.server.ts';

/** The texts of markets about the tax in a price. */
const taxWords = [
  ['us', 'Plus sales tax'],
  ['uk', 'VAT included'],
  ['eu', 'VAT included'],
  ['fr', 'TTC'],
  ['de', 'Inkl. MwSt., ggf. zzgl. Versand'],
  ['jp', '税込'],
  ['kr', '부가세 포함'],
  ['cn', '含税'],
] as const;

const count = (text: string, part: string) => text.split(part).length - 1;

describe.each(['compare', 'products'] as const)('the page of %s', (screen) => {
  it.each(taxWords)('in %s shows exactly once whether its prices include tax [FX]', async (region, words) => {
    const { data, screen: Screen, text } = await loadPage({ screen }, { region, instant: '20250801T120000Z' });
    const html = renderToStaticMarkup(
      <PageProvider data={data}>
        <TextProvider text={text}>
          <Screen {...data.model} />
        </TextProvider>
      </PageProvider>,
    );
    expect(count(html, `>${words}<`)).toBe(1);
  });
});

describe('the comparison table', () => {
  it.each(regionIds)('in %s has no row in which all values are unknown [EN-8]', async (region) => {
    const {
      data,
      screen: Screen,
      text,
    } = await loadPage({ screen: 'compare' }, { region, instant: '20250801T120000Z' });
    const { rows, unknown } = data.model as CompareModel;
    const html = renderToStaticMarkup(
      <PageProvider data={data}>
        <TextProvider text={text}>
          <Screen {...data.model} />
        </TextProvider>
      </PageProvider>,
    );
    const shown = html.split('<tbody').filter((group) => rows.some(({ name }) => group.includes(`>${name}<`)));
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((group) => count(group, `>${unknown}<`) === count(group, '<td'))).toEqual([]);
  });
});
