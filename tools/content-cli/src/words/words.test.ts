import { campaigns, draftPages, products, regions, siteMap } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { Sources } from '../source/sources.ts';
import { root } from '../testing/checkout.ts';
import { wordFolders } from './folders.ts';
import { acrossFolders, wordRules } from './rules.ts';

const folders = wordFolders(new Sources(root), { siteMap, regions, campaigns, products });
const drafts = [
  ...campaigns.flatMap(({ id, draft }) => (draft ? [`libs/content/src/campaigns/${id}`] : [])),
  ...Object.values(products).flatMap(({ slug, draft }) => (draft ? [`libs/content/src/products/${slug}`] : [])),
  ...draftPages.map(({ component }) => `libs/screens/src/${component}`),
];
const rules = wordRules(Object.values(products), folders);

describe.each(folders.map((folder) => ({ folder, path: folder.path.replace('libs/', '') })))(
  'texts of $path',
  ({ folder }) => {
    const isDraft = drafts.some((path) => folder.path.startsWith(`${path}/`));
    it.each(rules)('$title', ({ problems }) => {
      // A draft may have empty texts.
      expect(problems(folder).filter(({ found }) => !isDraft || found !== '""')).toEqual([]);
    });
  },
);

describe('folders of texts', () => {
  it('exist in content, i18n and screens; i18n needs the locale of every region', () => {
    for (const lib of ['libs/content/', 'libs/i18n/', 'libs/screens/'])
      expect(folders.some(({ path }) => path.startsWith(lib))).toBe(true);
    expect(folders.length).toBeGreaterThan(40);
    expect(folders.find(({ path }) => path === 'libs/i18n/messages')?.needed).toEqual([
      ...new Set(Object.values(regions).map(({ locale }) => locale)),
    ]);
  });

  it('contain each content id once and translate each English label in one way', () => {
    expect(acrossFolders(folders)).toEqual([]);
  });
});
