import { baseLocale, locales, type Locale } from '@kinemorph/i18n/locales';
import type { Sources } from '../source/sources.ts';
import { textsOf, written, type Places, type WordFolder } from '../words/folders.ts';
import { placeholders } from '../words/message.ts';
import { budgetOf, columnsOf, slotOf } from '../words/slots.ts';
import { usesOf, type Uses } from './uses.ts';

/** A text that was looked for. */
export interface Hit {
  readonly file: string;
  readonly line: number;
  readonly id: string;
  readonly text: string;
  /** Locale whose file contains the text, if it is inherited. */
  readonly inheritedFrom?: Locale;
  readonly placeholders: readonly string[];
  readonly room?: string;
  readonly uses: Uses;
}

/** The result of a search: the texts that match, or else similar ones. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly near: readonly Hit[];
}

/** Maximum number of similar texts to report. */
const mostNear = 5;
/** Minimum similarity for a text to be reported: the share of common pairs of letters. */
const leastAlike = 0.35;

/** Normalises a text: ignores case, soft hyphens, and the variants of spaces, apostrophes and quotation marks. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u00ad\u200b\u2060]/g, '')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[“”„«»]\s?|\s?»/g, '"')
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the texts of a locale that contain a text or have an id; exact matches first. */
export function find(
  sources: Sources,
  folders: readonly WordFolder[],
  places: Places,
  locale: Locale,
  query: string,
): Found {
  const wanted = folded(query);
  const all = folders
    .filter(({ needed }) => needed.includes(locale))
    .flatMap((folder) => [...textsOf(folder, locale)].map(([id, text]) => ({ folder, id, text, plain: folded(text) })));
  const loose = wanted.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isHit = ({ plain, id }: (typeof all)[number]) =>
    wanted !== '' &&
    (plain.includes(wanted) ||
      id.toLowerCase() === wanted ||
      (loose.length > 3 && plain.replaceAll(/\{[^{}]*\}|[^\p{L}\p{N}]/gu, '').includes(loose)));
  const rank = ({ plain }: (typeof all)[number]) => (plain === wanted ? 0 : plain.startsWith(wanted) ? 1 : 2);
  const hits = all.filter(isHit).sort((a, b) => rank(a) - rank(b) || a.text.length - b.text.length);
  const near =
    hits.length > 0
      ? []
      : all
          .map((one) => ({ one, alike: likeness(wanted, one.plain) }))
          .filter(({ alike }) => alike >= leastAlike)
          .sort((a, b) => b.alike - a.alike)
          .slice(0, mostNear)
          .map(({ one }) => one);
  const asHit = ({ folder, id, text }: (typeof all)[number]): Hit => {
    const writer = writerOf(folder, locale, id);
    const slot = slotOf(folder.path, id);
    return {
      file: `${folder.path}/${writer}.json`,
      line: folder.files.get(writer)?.lines.get(id) ?? 1,
      id,
      text,
      ...(writer !== locale && { inheritedFrom: writer }),
      placeholders: namesIn(text),
      ...(slot && { room: `${slot.name}: ${columnsOf(text)} of ${budgetOf(slot, locale)} columns` }),
      uses: usesOf(sources, places, folder, id, locale),
    };
  };
  return { hits: hits.map(asHit), near: near.map(asHit) };
}

/** Returns the locale whose file contains a locale's text. */
function writerOf(folder: WordFolder, locale: Locale, id: string): Locale {
  for (let at: Locale | undefined = locale; at; at = baseLocale[at]) if (written(folder, at).has(id)) return at;
  return locale;
}

function namesIn(text: string): readonly string[] {
  try {
    return placeholders(text);
  } catch {
    return [];
  }
}

/**
 * Returns the similarity of two texts, from 0 to 1: the share of pairs of neighbouring letters that they have in
 * common.
 */
export function likeness(a: string, b: string): number {
  const pairs = (text: string) =>
    new Set(
      Array.from(text)
        .map((letter, index, letters) => `${letters[index - 1] ?? ''}${letter}`)
        .slice(1),
    );
  const [left, right] = [pairs(a.slice(0, 120)), pairs(b.slice(0, 240))];
  if (left.size === 0 || right.size === 0) return a === b ? 1 : 0;
  return (2 * [...left].filter((pair) => right.has(pair)).length) / (left.size + right.size);
}

/** Returns the other locales that contain the text. */
export function otherLocalesOf(
  sources: Sources,
  folders: readonly WordFolder[],
  places: Places,
  locale: Locale,
  query: string,
): readonly Locale[] {
  return locales.filter((other) => other !== locale && find(sources, folders, places, other, query).hits.length > 0);
}

/**
 * Advice for a text that was not found: prices, dates and names are not in the files, and a page can show its text ids.
 */
const waysOn = [
  '- Try one word of it. Prices, dates, figures and product names are not part of a text: leave them out.',
  '- `npm run dev -- --ids` names the file and the key of each text on a page.',
];

/** Formats the result for the terminal; `elsewhere` are other locales that contain the text. */
export function tellFound(
  { hits, near }: Found,
  locale: Locale,
  query: string,
  elsewhere: readonly Locale[] = [],
): string {
  const tell = ({ file, line, id, text, inheritedFrom, placeholders: names, room, uses }: Hit) =>
    [
      `${file}:${line}  ${id}`,
      `  text    ${text.replaceAll('\n', '⏎')}`,
      ...(inheritedFrom
        ? [
            `  from    ${inheritedFrom}: to say it otherwise in ${locale} alone, write ${JSON.stringify(id)} into ${file.replace(`${inheritedFrom}.json`, `${locale}.json`)}`,
          ]
        : []),
      ...(names.length > 0 ? [`  keep    ${names.map((name) => `{${name}}`).join(' ')}`] : []),
      ...(room ? [`  room    ${room}`] : []),
      ...(uses.pages ? [`  pages   ${uses.pages}`] : []),
      ...(uses.code.length > 0
        ? [
            `  said by ${uses.code.slice(0, 4).join(', ')}${uses.code.length > 4 ? ` and ${uses.code.length - 4} more` : ''}`,
          ]
        : []),
    ].join('\n');
  if (hits.length > 0)
    return [...hits.map(tell), `${hits.length} ${hits.length === 1 ? 'text' : 'texts'} in ${locale}.`].join('\n\n');
  return [
    `No text in ${locale} says "${query}".${near.length > 0 ? ' Near it:' : ''}`,
    ...near.map(tell),
    [
      ...(elsewhere.length > 0
        ? [`- ${elsewhere.join(', ')} ${elsewhere.length === 1 ? 'says' : 'say'} it: name that locale instead.`]
        : []),
      ...waysOn,
    ].join('\n'),
  ].join('\n\n');
}
