import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearch } from './create-search.ts';
import { highlight } from './highlight.ts';
import {
  longestQuery,
  mostResults,
  readSearchQuery,
  searchKinds,
  type SearchEntry,
  type SearchKind,
} from './search-index.ts';
import { readTerms, tokenize } from './tokenize.ts';

const kinds = Object.fromEntries(searchKinds.map((kind) => [kind, kind.toUpperCase()])) as Record<SearchKind, string>;
const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'page',
  title,
  href: `/${title}`,
  text: '',
  words: '',
  ...more,
});
const searchIn = (...entries: SearchEntry[]) => {
  const search = createSearch(entries, { kinds });
  return (query: string) => search(query).flatMap(({ results }) => results.map(({ title }) => title.join('')));
};

const site = searchIn(
  entry('Flagship Bumblebee', {
    kind: 'product',
    text: 'A robot that becomes a car.',
    words: 'Voice commands\nyellow',
  }),
  entry('Flagship Megatron', { kind: 'product', words: 'Beside Flagship Bumblebee' }),
  entry('Garantie und Rückgabe', { text: 'Was die Größe der Straße betrifft' }),
  entry('L’entrepôt de pièces détachées'),
  entry('変形ロボットの充電方法', { kind: 'question' }),
  entry('メガトロン', { kind: 'product' }),
  entry('로봇을 고속충전하는 방법', { kind: 'question' }),
  entry('变形金刚擎天柱', { kind: 'product' }),
  entry('Interstellar Agent T9-\u2060E'),
  entry('How do I charge it?', { kind: 'question', text: 'Put it on its dock.' }),
);

describe('a search', () => {
  it.each([
    ['the beginning of a word', 'bumb', 'Flagship Bumblebee'],
    ['capitals', 'BUMBLEBEE', 'Flagship Bumblebee'],
    ['a name without the joiner that keeps it on one line', 'T9-E', 'Interstellar Agent T9-\u2060E'],
    ['words in any order', 'bumblebee flagship', 'Flagship Bumblebee'],
    ['a wrong letter', 'megatrom', 'Flagship Megatron'],
    ['a missing letter', 'megaton', 'Flagship Megatron'],
    ['two letters that changed places in a long word', 'bumbelbee', 'Flagship Bumblebee'],
    ['no accents', 'ruckgabe', 'Garantie und Rückgabe'],
    ['a sharp s as two', 'strasse', 'Garantie und Rückgabe'],
    ['what follows an apostrophe', 'entrepot', 'L’entrepôt de pièces détachées'],
    ['a part of a Japanese word', '変形', '変形ロボットの充電方法'],
    ['a part in the middle', '充電', '変形ロボットの充電方法'],
    ['kana that have not been converted', 'めがとろん', 'メガトロン'],
    ['kana of half width', 'ﾒｶﾞﾄﾛﾝ', 'メガトロン'],
    ['a part of a Korean word', '충전', '로봇을 고속충전하는 방법'],
    ['a Chinese word', '变形金刚', '变形金刚擎天柱'],
    ['a part of a Chinese word', '形金', '变形金刚擎天柱'],
    ['a single letter', '柱', undefined],
    ['a heading', 'voice commands', 'Flagship Bumblebee'],
    ['a question with words that are nowhere', 'how can I charge the thing', 'How do I charge it?'],
  ])('finds by %s: %s', (_, query, title) => {
    const [first] = site(query);
    expect(first).toBe(title);
  });

  it('finds a character that begins a pair, and a single character', () => {
    expect(site('变')).toEqual(['变形金刚擎天柱']);
    expect(searchIn(entry('柱'))('柱')).toEqual(['柱']);
  });

  it('finds nothing for an empty query, for punctuation and for unknown words', () => {
    for (const query of ['', '   ', '?!', '。', 'xylophone', '大熊猫']) expect(site(query)).toEqual([]);
  });

  it('allows typing errors only if there is no exact match', () => {
    expect(searchIn(entry('Store'), entry('Story'))('story')).toEqual(['Story']);
  });

  it('groups results by kind, and shows matches in titles before matches in texts', () => {
    const search = createSearch(
      [
        entry('Care', { words: 'Bumblebee' }),
        entry('Bumblebee', { kind: 'product' }),
        entry('Bumblebee is here', { kind: 'news' }),
      ],
      { kinds },
    );
    expect(search('bumblebee').map(({ id, label, results }) => [id, label, results.length])).toEqual([
      ['product', 'PRODUCT', 1],
      ['news', 'NEWS', 1],
      ['page', 'PAGE', 1],
    ]);
  });

  it('shows the matching heading if neither title nor text matches', () => {
    const [group] = createSearch([entry('Care', { text: 'How to keep it.', words: 'Dust\nThe battery' })], { kinds })(
      'battery',
    );
    expect(group?.results[0]?.text).toEqual(['The ', 'battery']);
  });

  it('marks a Japanese word as a whole, and no text that only shares two letters with it', () => {
    const textFound = (more: Partial<SearchEntry>) =>
      createSearch([entry('変形', more)], { kinds })('バッテリー')[0]?.results[0]?.text;
    expect(textFound({ text: '何か挟まっていませんか。バッテリーをご確認ください。' })).toEqual([
      '何か挟まっていませんか。',
      'バッテリー',
      'をご確認ください。',
    ]);
    expect(textFound({ text: '何か挟まっていませんか。', words: '充電\nバッテリー' })).toEqual(['', 'バッテリー']);
  });

  it('marks the part of a Chinese word that an entry contains if it does not contain the whole word', () => {
    const search = createSearch([entry('它会变形')], { kinds });
    expect(search('变形金刚')[0]?.results[0]?.title).toEqual(['它会', '变形']);
  });

  it('marks the correct word if the query contains a typing error', () => {
    const [group] = createSearch([entry('Flagship Megatron')], { kinds })('megatrom');
    expect(group?.results[0]?.title).toEqual(['Flagship ', 'Megatron']);
  });

  it('limits the number of results', () => {
    expect(searchIn(...Array.from({ length: 60 }, (_, at) => entry(`Robot ${at}`)))('robot')).toHaveLength(mostResults);
  });

  it('accepts any query without an error', () => {
    for (const query of ['__proto__', 'constructor', 'toString', '\ud800', '\u0000', '🤖', 'a'.repeat(longestQuery)])
      expect(() => site(query)).not.toThrow();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: longestQuery }), (query) => {
        site(query);
      }),
    );
  });

  it('finds every word with one wrong letter in scripts with spaces', () => {
    const letter = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz'));
    const word = fc.array(letter, { minLength: 4, maxLength: 12 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, fc.nat(), letter, (written, place, wrong) => {
        const at = place % written.length;
        expect(searchIn(entry(`One ${written}`))(written.slice(0, at) + wrong + written.slice(at + 1))).toEqual([
          `One ${written}`,
        ]);
      }),
    );
  });

  it('finds every part of a Chinese, Japanese or Korean text', () => {
    const letter = fc.constantFrom(...Array.from('变形金刚擎天柱充電方法ロボットめがとろん로봇을고속충전하는'));
    const run = fc.array(letter, { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(run, fc.nat(), fc.nat(), (letters, one, other) => {
        const from = one % (letters.length - 1);
        const to = from + 2 + (other % (letters.length - from - 1));
        expect(searchIn(entry(`« ${letters.join('')} »`))(letters.slice(from, to).join(''))).toHaveLength(1);
      }),
    );
  });
});

describe('the terms of a text', () => {
  it('are words in scripts with spaces, and pairs of characters in others', () => {
    expect(readTerms('K1 Pro: 变形金刚').needed).toEqual(['k1', 'pro', '变形', '形金', '金刚']);
    expect(readTerms('K1变').needed).toEqual(['k1', '变']);
  });

  it('also contain words of scripts without spaces, so that a whole word ranks first', () => {
    expect(tokenize('充電方法')).toContain('方法');
    expect(site('方法')[0]).toBe('変形ロボットの充電方法');
  });

  it('stay the same if they are read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { needed } = readTerms(text);
        expect(readTerms(needed.join(' ')).needed).toEqual(needed);
      }),
    );
  });
});

describe('a highlighted text', () => {
  it('marks words from their start, and characters of scripts without spaces anywhere', () => {
    expect(highlight('Die Größe', ['gro'])).toEqual(['Die ', 'Grö', 'ße']);
    expect(highlight('Straße', ['strass'])).toEqual(['', 'Straß', 'e']);
    expect(highlight('Forest', ['rest'])).toEqual(['Forest']);
    expect(highlight('高速充電', ['充電'])).toEqual(['高速', '充電']);
    expect(highlight('メガトロン', ['がと', 'とろ'])).toEqual(['メ', 'ガトロ', 'ン']);
    expect(highlight('', ['a'])).toEqual([]);
  });

  it('consists of pieces that join to the text, without two marks in a row', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.array(fc.string({ unit: 'binary', maxLength: 4 })),
        (text, terms) => {
          const pieces = highlight(text, [...terms, ...readTerms(text).needed.slice(0, 3)]);
          expect(pieces.join('')).toBe(text);
          expect(pieces.slice(1).every((piece) => piece !== '')).toBe(true);
        },
      ),
    );
  });
});

describe('the search query', () => {
  it.each([
    ['', undefined],
    ['?utm=x', undefined],
    ['?q=', undefined],
    ['?q=+++', undefined],
    ['?q=K1+Pro', 'K1 Pro'],
    ['?utm=x&q=%E5%A4%89%E5%BD%A2', '変形'],
    ['?q=%E0%A4', '\ufffd'],
  ])('in the address %s is %s', (search, query) => {
    expect(readSearchQuery(search)).toBe(query);
  });

  it('is limited in length, and no character is split', () => {
    expect(readSearchQuery(`?q=${'a'.repeat(5000)}`)).toHaveLength(longestQuery);
    expect(Array.from(readSearchQuery(`?q=${encodeURIComponent('🤖'.repeat(200))}`) ?? '')).toHaveLength(longestQuery);
  });
});
