import { baseLocale, type Locale } from '@kinemorph/i18n/locales';
import { glossaries } from '../glossary/glossaries.ts';
import { isExcepted, patternOf, type Avoided, type Term } from '../glossary/glossary.ts';
import { textsOf, source, written, type WordFolder } from './folders.ts';
import { anyMark, readings } from './message.ts';
import type { WordProblem, WordRule } from './rule.ts';

const tables = glossaries.flatMap((glossary) => glossary.tables.map((table) => ({ ...table, file: glossary.file })));

/** Returns the texts of a locale to check: its own, and those inherited from a locale with another spelling. */
function answerable(
  folder: WordFolder,
  locale: Locale,
): readonly (readonly [id: string, text: string, isOwn: boolean])[] {
  const own = written(folder, locale);
  // A text that en-EU inherits from en-GB is reported there.
  return [...(baseLocale[locale] === source ? textsOf(folder, locale) : own)].map(([id, text]) => [
    id,
    text,
    own.has(id),
  ]);
}

const fileOf = ({ path }: WordFolder, locale: string) => `${path}/${locale}.json`;

const avoided: WordRule = {
  title: 'say no form that the glossary forbids',
  problems: (folder) =>
    folder.needed.flatMap((locale) => {
      const forms = formsIn(locale);
      return answerable(folder, locale).flatMap(([id, text, isOwn]): WordProblem[] =>
        forms.flatMap(({ form, use, except, exactCase, term, file }) => {
          const pattern = patternOf(form, locale, exactCase);
          const found = readings(text)
            .map((reading) => pattern.exec(reading)?.[0])
            .find((one) => one !== undefined);
          if (found === undefined || isExcepted(except, text, `${folder.path}#${id}`)) return [];
          return [
            {
              file: fileOf(folder, locale),
              id,
              found: text,
              expected: `no "${found}" for ${term}`,
              fix: `${isOwn ? 'write' : `add the text to ${locale}.json with`} "${use}"; docs/glossary/${file}.md says why, and tools/content-cli/src/glossary has its exceptions`,
            },
          ];
        }),
      );
    }),
};

const forms = new Map<Locale, readonly (Avoided & { readonly term: string; readonly file: string })[]>();
function formsIn(locale: Locale) {
  let list = forms.get(locale);
  if (!list)
    forms.set(
      locale,
      (list = tables
        .filter(({ locales }) => locales.includes(locale))
        .flatMap(({ terms, file }) =>
          terms.flatMap(({ term, avoid = [] }) => avoid.map((one) => ({ ...one, term, file }))),
        )),
    );
  return list;
}

const terms: WordRule = {
  title: 'say the glossary’s word where en-US says its own',
  problems: (folder) =>
    folder.needed.flatMap((locale) => {
      const expected = tables
        .filter(({ locales }) => locales.includes(locale))
        .flatMap(({ terms: list, file }) =>
          list.flatMap((term) => (term.wherever ? [{ ...term, wherever: term.wherever, file }] : [])),
        );
      if (expected.length === 0) return [];
      const english = textsOf(folder, source);
      return [...written(folder, locale)].flatMap(([id, text]) =>
        expected.flatMap((term): WordProblem[] =>
          lacks(term, text, english.get(id) ?? '', locale, `${folder.path}#${id}`)
            ? [
                {
                  file: fileOf(folder, locale),
                  id,
                  found: text,
                  expected: `${term.use.join(', ')} for "${term.wherever.english.join('", "')}" of ${JSON.stringify(english.get(id))}`,
                  fix: `say it so, or list an exception of the term in tools/content-cli/src/glossary (${term.file})`,
                },
              ]
            : [],
        ),
      );
    }),
};

function lacks(
  { wherever }: Term & { readonly wherever: NonNullable<Term['wherever']> },
  text: string,
  english: string,
  locale: Locale,
  place: string,
): boolean {
  const says = (list: readonly string[], message: string, of: string) =>
    readings(message).some((reading) => list.some((form) => patternOf(form, of).test(reading)));
  return (
    says(wherever.english, english, source) &&
    !says(wherever.translated, text, locale) &&
    !isExcepted(wherever.except, text, place)
  );
}

/** The particles of Korean that depend on whether a syllable ends in a consonant: after one, and after none. */
const particles: readonly (readonly [closed: string, open: string])[] = [
  ['을', '를'],
  ['이', '가'],
  ['은', '는'],
  ['과', '와'],
  ['으로', '로'],
  ['이나', '나'],
  ['이랑', '랑'],
  ['이라고', '라고'],
  ['이라는', '라는'],
  ['이라', '라'],
  ['이며', '며'],
];
const afterValue = new RegExp(
  `${anyMark}[’”』」)\\]]?(?:${particles
    .flat()
    .sort((a, b) => b.length - a.length)
    .join('|')})(?:만|도|는|부터)?(?![가-힣])`,
  'u',
);

const koreanValues: WordRule = {
  title: 'put no particle that depends on a consonant after a value, in Korean',
  problems: (folder) =>
    [...written(folder, 'ko-KR')].flatMap(([id, text]): WordProblem[] =>
      readings(text).some((reading) => afterValue.test(reading))
        ? [
            {
              file: fileOf(folder, 'ko-KR'),
              id,
              found: text,
              expected: 'no 을/를, 이/가, 은/는, 과/와, (으)로 after a placeholder: it must fit any value',
              fix: 'put a noun between, as in {email} 주소로, or say it otherwise',
            },
          ]
        : [],
    ),
};

/** Words whose last syllable looks like a particle. */
const notParticles = [
  '국가',
  '작가',
  '전문가',
  '평론가',
  '증가',
  '참가',
  '물가',
  '가을',
  '마을',
  '노을',
  '경로',
  '아이',
  '놀이',
  '사이',
  '차이',
  '나이',
  '어린이',
  '종이',
  '길이',
  '높이',
  '깊이',
  '넓이',
  '많이',
  '같이',
  '효과',
  '고등학교과',
  '교과',
  '대로',
  '그대로',
  '스스로',
  '서로',
  '바로',
  '따로',
  '새로',
  '별로',
  '실제로',
  '도로',
  '회로',
  '통로',
  '진로',
  '항로',
  '선로',
  '미로',
  '이로',
  '머리이',
  '보이',
  '평가',
  '추가',
  '허가',
  '대가',
  '단가',
  '정가',
  '특가',
  '할인가',
  '판매가',
  '권장가',
  '소비자가',
  '예약가',
  '움직이',
  '열이',
];

/** Only endings that no other word has: a stem before -는 or an adverb with -이 is no noun. */
const wrong = (word: string): string | undefined => {
  if (notParticles.some((one) => word.endsWith(one))) return undefined;
  for (const [particle, right, after] of [
    ['를', '을', 'closed'],
    ['을', '를', 'open'],
    ['은', '는', 'open'],
    ['와', '과', 'closed'],
    ['으로', '로', 'openOrL'],
    ['로', '으로', 'closedNotL'],
  ] as const) {
    if (!word.endsWith(particle) || (particle === '로' && word.endsWith('으로'))) continue;
    const before = word.at(-particle.length - 1);
    if (before === undefined || !/[가-힣]/u.test(before)) return undefined;
    const final = (before.charCodeAt(0) - 0xac00) % 28;
    const bad = {
      closed: final !== 0,
      open: final === 0,
      openOrL: final === 0 || final === 8,
      closedNotL: final !== 0 && final !== 8,
    }[after];
    return bad ? `${word.slice(0, -particle.length)}${right}` : undefined;
  }
  return undefined;
};

const koreanParticles: WordRule = {
  title: 'fit particles to the consonant before them, in Korean',
  problems: (folder) =>
    [...written(folder, 'ko-KR')].flatMap(([id, text]) =>
      [...new Set(readings(text).flatMap((reading) => reading.match(/[가-힣]{2,}/gu) ?? []))].flatMap(
        (word): WordProblem[] => {
          const right = wrong(word);
          return right === undefined
            ? []
            : [
                {
                  file: fileOf(folder, 'ko-KR'),
                  id,
                  found: text,
                  expected: `"${right}" for "${word}"`,
                  fix: 'correct the particle; a word that only looks like one is listed in tools/content-cli/src/words/glossary-rules.ts',
                },
              ];
        },
      ),
    ),
};

/** Rules that read the glossaries, and those of Korean grammar. */
export const glossaryRules: readonly WordRule[] = [avoided, terms, koreanValues, koreanParticles];
