import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const libs = fileURLToPath(new URL('../../../../libs/', import.meta.url));

/** The page and the language that a text belongs to. */
interface Home {
  /** The screen, and the article if the screen has several; undefined for texts of every page. */
  readonly page: string | undefined;
  readonly locale: string;
}

/** Shorter texts, in characters, prove nothing: "Specs" is a word of many pages. */
const telling = 30;

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Returns a text, and the options of its plurals: a page may show any of them. */
const withOptions = (text: string) => [text, ...[...text.matchAll(/\{([^{}]+)\}/g)].map(([, option = '']) => option)];

/** Returns every long text without placeholders that a page may show, with all places that define it. */
export function writtenTexts(): ReadonlyMap<string, readonly Home[]> {
  const homes = new Map<string, Home[]>();
  const files = globSync(
    [
      'screens/src/*/{messages,copy}/**/*.json',
      'i18n/messages/*.json',
      'content/messages/*/*.json',
      'content/src/{campaigns,products}/*/copy/*.json',
    ],
    { cwd: libs },
  );
  for (const file of files) {
    // The region choice addresses all visitors in their own language.
    if (file.includes('messages/regions/')) continue;
    const [, page] = /^screens\/src\/([^/]+(?:(?<=article)\/copy\/[^/]+)?)/.exec(file) ?? [];
    const locale = /([\w-]+)\.json$/.exec(file)?.[1] ?? '';
    for (const text of textsIn(JSON.parse(readFileSync(libs + file, 'utf8'))).flatMap(withOptions)) {
      if (text.length >= telling && !/[{<]/.test(text)) homes.set(text, [...(homes.get(text) ?? []), { page, locale }]);
    }
  }
  return homes;
}

const englishes = ['en-US', 'en-GB', 'en-EU'];

/** Returns the texts of a page's model that belong to other pages only, or to other languages only. */
export function foreignTexts(
  model: string,
  written: ReadonlyMap<string, readonly Home[]>,
  { pages, locale }: { pages: readonly string[]; locale: string },
): readonly string[] {
  const own = (home: Home) =>
    (home.page === undefined || pages.includes(home.page)) &&
    (home.locale === locale || (englishes.includes(home.locale) && englishes.includes(locale)));
  return textsIn(JSON.parse(model)).filter((text) => written.get(text)?.some(own) === false);
}
