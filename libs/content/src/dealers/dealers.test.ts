import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { NavItem } from '../navigation/nav-item.ts';
import { navigation } from '../navigation/navigation.ts';
import { everyRegion, regionIds } from '../regions/regions.ts';
import { siteMap } from '../site-map.ts';
import { dealersOf } from './dealers.ts';
import { dealersIn, places } from './hongkong-macao.ts';
import { dealerLogo, logoNames } from './index.ts';

const logos = fileURLToPath(new URL('./logos/', import.meta.url));
const pageRegions = siteMap.find(({ path }) => path === 'where-to-buy')?.regions ?? [];
const lists = [
  ...pageRegions.map((region) => [region, dealersOf(region)] as const),
  ...places.flatMap((place) =>
    (['latin', 'han'] as const).map((script) => [`${place} in ${script}`, dealersIn(place, script)] as const),
  ),
];
const links = (items: readonly NavItem[]): string[] =>
  items.flatMap(({ to, children = [] }) => [...(to && 'page' in to ? [to.page] : []), ...links(children)]);

describe('the dealers', () => {
  it.each(lists)(
    'of %s have a name, a shop on a reserved domain, valid address lines and a logo [EN-12]',
    (_list, dealers) => {
      for (const { title, link, address, img } of dealers) {
        expect(title).toBeTruthy();
        // The domain is reserved, so it belongs to no real shop.
        expect(link).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
        if (address) expect(address.length).toBeGreaterThan(1);
        for (const line of address ?? []) expect(line.trim()).toBe(line);
        expect(dealerLogo(img)).toMatchObject({ src: expect.stringContaining(`${img}.svg`) as string });
      }
      expect(new Set(dealers.map(({ title }) => title)).size).toBe(dealers.length);
      expect(new Set(dealers.map(({ link }) => link)).size).toBe(dealers.length);
    },
  );

  it('exist in every region with the page, except jp and regions like another one [SC-11]', () => {
    const ownRegions = pageRegions.filter((region) => !('like' in everyRegion[region]));
    expect(ownRegions.filter((region) => dealersOf(region).length === 0)).toEqual(['jp']);
    expect(
      regionIds.filter(
        (region) => dealersOf(region).length > 0 && !(pageRegions as readonly string[]).includes(region),
      ),
    ).toEqual([]);
  });

  it('have no menu entry in a region without dealers [NV-1, SC-11]', () => {
    for (const region of regionIds.filter((id) => dealersOf(id).length === 0))
      expect(links(navigation(region))).not.toContain('where-to-buy');
  });

  it('of Hong Kong and Macau have a version in Han characters and one without', () => {
    for (const place of places) {
      for (const { title, address = [] } of dealersIn(place, 'han'))
        expect([title, ...address].join('')).toMatch(/^[\p{Script=Han}\d]+$/u);
      for (const { title, address = [] } of dealersIn(place, 'latin'))
        expect([title, ...address].join('')).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('use all existing logos, each an SVG with a single path', () => {
    expect(readdirSync(logos).sort()).toEqual(logoNames.map((name) => `${name}.svg`).sort());
    const used = lists.flatMap(([, dealers]) => dealers.map(({ img }) => img));
    expect(logoNames.filter((name) => !used.includes(name))).toEqual([]);
    for (const name of logoNames)
      expect(readFileSync(`${logos}${name}.svg`, 'utf8')).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 48 48" width="48" height="48"><path [^<>]*\/><\/svg>\n$/,
      );
  });
});
