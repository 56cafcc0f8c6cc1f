import {
  campaigns,
  legalIds,
  legalNotices,
  products,
  regions,
  siteMap,
  taxNotes,
  type RegionId,
} from '@kinemorph/content';
import { fileOf } from '@kinemorph/content/checks';
import { describe, expect, it } from 'vitest';
import { Sources } from '../source/sources.ts';
import { checkoutOf, root } from '../testing/checkout.ts';
import { wordFolders } from '../words/folders.ts';
import { missingLegal } from './legal.ts';

const sources = new Sources(root);
const folders = wordFolders(sources, { siteMap, regions, campaigns, products });
const library = { regions, legalIds, legalNotices, taxNotes, fileOf };

describe('the legal texts of each region', () => {
  it('are complete', () => {
    expect(missingLegal(sources, library, folders)).toEqual([]);
  });

  it.each(Object.keys(regions) as RegionId[])('are reported as missing in %s, each notice by its name', (region) => {
    const without = (id: string) =>
      missingLegal(
        sources,
        {
          ...library,
          legalNotices: { ...legalNotices, [region]: legalNotices[region].filter((notice) => notice.id !== id) },
        },
        folders,
      );
    for (const id of legalIds[region])
      expect(without(id)).toMatchObject([
        { file: `libs/content/src/regions/${region}/legal.ts`, what: `${region} ${id}`, found: 'no notice' },
      ]);
    const empty = legalNotices[region].map((notice) => ({ ...notice, value: ' ' }));
    expect(
      missingLegal(sources, { ...library, legalNotices: { ...legalNotices, [region]: empty } }, folders),
    ).toHaveLength(legalIds[region].length);
    expect(missingLegal(sources, { ...library, legalIds: { ...legalIds, [region]: [] } }, folders)).toMatchObject([
      { what: region, found: 'no legal ids' },
    ]);
  });

  it('are reported if tax note or lowest price lack the wording of their market', () => {
    const labels = 'libs/content/messages/labels';
    const english = { 'label.taxIncluded': 'Tax included', 'label.lowestPrice': 'Lowest: {price}' };
    const { sources: broken } = checkoutOf(
      Object.fromEntries(
        ['en-US', 'fr-FR', 'de-DE', 'ja-JP', 'ko-KR', 'zh-CN'].map((locale) => [
          `${labels}/${locale}.json`,
          locale === 'de-DE' ? { ...english, 'label.taxIncluded': 'Inkl. MwSt.' } : english,
        ]),
      ),
    );
    const found = missingLegal(sources, library, wordFolders(broken, { siteMap, regions, campaigns, products }));
    const of = (id: string) => found.filter(({ what }) => what === id).map(({ file }) => file.slice(labels.length + 1));
    expect(of('label.taxIncluded')).toEqual(
      expect.arrayContaining([
        'en-US.json',
        'en-US.json',
        'fr-FR.json',
        'de-DE.json',
        'ja-JP.json',
        'ko-KR.json',
        'zh-CN.json',
      ]),
    );
    expect(of('label.lowestPrice')).toEqual(expect.arrayContaining(['en-US.json', 'fr-FR.json', 'de-DE.json']));
  });
});
