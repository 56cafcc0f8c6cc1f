import { campaigns, products, regions, siteMap } from '@kinemorph/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutOf, root, run } from '../testing/checkout.ts';
import { wordFolders } from '../words/folders.ts';
import { find, folded, likeness, otherLocalesOf, tellFound } from './find.ts';

const places = { siteMap, regions, campaigns, products };
const home = 'libs/content/messages/home';
const checkout = () =>
  checkoutOf({
    [`${home}/en-US.json`]: { 'home.a': 'Buy it now', 'home.b': 'Colour of the {product}', 'home.c': 'Hidden' },
    [`${home}/de-DE.json`]:
      '{\n  "home.a": "Jetzt\\nkaufen",\n  "home.b": "Die Farbe von {product}",\n  "home.c": "2\u00a0Jahre „neu“"\n}',
    'libs/screens/src/home/model.server.ts': "const title = text('home.a');\nconst other = text(`home.${key}`);\n",
  });
const found = (locale: 'de-DE' | 'en-GB', query: string) => {
  const { sources } = checkout();
  return find(sources, wordFolders(sources, places), places, locale, query);
};

describe('npm run content -- find', () => {
  it.each(['jetzt kaufen', 'Jetzt\nkaufen', 'JETZT  KAUFEN', 'kauf', 'home.a'])(
    'finds %j across lines, spaces and case',
    (query) => {
      expect(found('de-DE', query).hits).toMatchObject([
        { file: `${home}/de-DE.json`, line: 2, id: 'home.a', text: 'Jetzt\nkaufen' },
      ]);
    },
  );

  it('finds texts with other kinds of spaces and quotation marks', () => {
    expect(found('de-DE', '2 Jahre "neu"').hits.map(({ id }) => id)).toEqual(['home.c']);
  });

  it('lists the placeholders, pages and code that use a text', () => {
    const [hit] = found('de-DE', 'Farbe').hits;
    expect(hit).toMatchObject({ line: 3, placeholders: ['product'] });
    expect(found('de-DE', 'Jetzt').hits[0]?.uses).toEqual({
      pages: '/de',
      code: ['libs/screens/src/home/model.server.ts:1', 'libs/screens/src/home/model.server.ts:2'],
    });
  });

  it('names the locale from which British English inherits a text', () => {
    expect(found('en-GB', 'Buy it').hits).toMatchObject([{ file: `${home}/en-US.json`, inheritedFrom: 'en-US' }]);
  });

  it('suggests the most similar text if none matches', () => {
    const { hits, near } = found('de-DE', 'Jetzt kauffen');
    expect([hits, near[0]?.id]).toEqual([[], 'home.a']);
    expect(found('de-DE', 'xyzzy')).toEqual({ hits: [], near: [] });
  });

  it('names another locale that contains the text', () => {
    const { sources } = checkout();
    const folders = wordFolders(sources, places);
    const elsewhere = otherLocalesOf(sources, folders, places, 'en-GB', 'Jetzt kaufen');
    expect(tellFound({ hits: [], near: [] }, 'en-GB', 'Jetzt kaufen', elsewhere)).toMatch(
      /^No text in en-GB says "Jetzt kaufen"\.\n\n- de-DE says it: name that locale instead\.\n- Try one word/,
    );
  });

  it('prints the file and line of a German text, and reports an unknown text or locale', async () => {
    const { output, code } = await run(root, 'find', 'de', 'Jetzt kaufen');
    expect(output).toMatch(/^libs\/i18n\/messages\/de-DE\.json:\d+ {2}buy\n/);
    expect(code).toBe(0);
    expect(await run(root, 'find', 'uk', 'qqqq', 'zzzz')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/No text in en-GB says "qqqq zzzz"[^]*Try one word[^]*--ids/) as string,
    });
    expect(await run(root, 'find', 'xx', 'Buy')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no locale or region "xx"') as string,
    });
  });
});

it('search text: is fully similar to itself and ignores no-break spaces', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 2, unit: 'grapheme' }), (text) => {
      const plain = folded(text);
      expect(likeness(plain, plain)).toBe(1);
      expect(folded(plain)).toBe(plain);
      expect(folded(text.replaceAll(' ', '\u00a0'))).toBe(plain);
    }),
  );
});
