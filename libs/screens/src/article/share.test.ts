import {
  articleIds,
  articles,
  manualsShare,
  products,
  siteMap,
  type PageRecord,
  type RegionId,
} from '@kinemorph/content';
import { createRenderClock } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { serverScreens } from '../models.server.ts';
import { pageContext } from '../testing/sites.ts';

const shares = [
  ...articleIds.flatMap((path) => (articles[path].share ? [{ path, share: articles[path].share }] : [])),
  { path: 'manuals', share: manualsShare },
] as const;
const pages = shares.flatMap(({ path, share }) => {
  const { regions, component } =
    (siteMap as readonly PageRecord[]).find((page) => page.path === path) ?? expect.fail(`no page ${path}`);
  return regions.map((region) => [path, region, share, component ?? 'article'] as const);
});

function imageOf(path: string, region: RegionId, screen: (typeof pages)[number][3]) {
  const context = pageContext(region, path, createRenderClock(0));
  const { model } = serverScreens[screen];
  return model.head(context, model.model(context)).image;
}

describe('the share picture', () => {
  it.each(pages)(
    'of %s in %s is the page’s own, of 1200 × 630 px, with a localized alt text [PB-2]',
    (path, region, { picture, product }, screen) => {
      const image = imageOf(path, region, screen);
      expect([image?.width, image?.height]).toEqual([1200, 630]);
      expect(decodeURIComponent(image?.src ?? '')).toContain(picture.split('/')[0]);
      expect(image?.alt).toBe(pageContext(region, path, createRenderClock(0)).text(`product.${product}.name`));
    },
  );

  it.each(pages)('of %s in %s shows a product that the region sells', (_path, region, { product }) => {
    expect(products[product].regions).toContain(region);
  });

  it('has alt texts in Japanese and Korean', () => {
    expect(imageOf('support', 'jp', 'support')?.alt).toMatch(/[ァ-ヶ]/);
    expect(imageOf('support', 'kr', 'support')?.alt).toMatch(/[가-힣]/);
  });
});
