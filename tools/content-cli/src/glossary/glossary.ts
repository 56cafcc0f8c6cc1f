import type { Locale } from '@kinemorph/i18n/locales';

/**
 * The terms of a language: those to use, and those to avoid. `docs/glossary` is rendered from it, and the check
 * compares every text with it.
 */
export interface Glossary {
  /** The name of its page in docs/glossary. */
  readonly file: string;
  readonly language: string;
  readonly tables: readonly GlossaryTable[];
  /** Rules that no row can express: tone, spaces, marks. */
  readonly style: readonly string[];
}

/** Terms for some locales of a language. */
export interface GlossaryTable {
  readonly title?: string;
  readonly locales: readonly Locale[];
  readonly terms: readonly Term[];
}

export interface Term {
  /** The idea, in English. */
  readonly term: string;
  /** The translations to use; a remark follows in parentheses. */
  readonly use: readonly string[];
  readonly avoid?: readonly Avoided[];
  /** If the en-US text contains one of the English forms, the translation must contain one of the other forms. */
  readonly wherever?: {
    readonly english: readonly string[];
    readonly translated: readonly string[];
    readonly except?: readonly Exception[];
  };
  readonly note?: string;
}

/** A form that no text may contain. */
export interface Avoided {
  /**
   * A word or phrase. It matches whole words in languages with spaces between words, and any position in Japanese,
   * Korean and Chinese. A `*` stands for any letters, and a space for any space. Case is ignored, unless `exactCase` is
   * set. A RegExp if that is too coarse.
   */
  readonly form: string | RegExp;
  /** The replacement. */
  readonly use: string;
  readonly exactCase?: true;
  readonly except?: readonly Exception[];
}

/** A case in which a form is correct. */
export interface Exception {
  /** A phrase around it, or the place: `folder#id`, `*` for any rest, `screens/src/` and the like left out. */
  readonly phrase?: string;
  readonly at?: string;
  readonly why: string;
}

const spaced = /^(?:en|de|fr)/;
const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
const patterns = new Map<string, RegExp>();

/** The pattern of a form in a locale. */
export function patternOf(form: string | RegExp, locale: string, exactCase = false): RegExp {
  if (form instanceof RegExp) return form;
  const key = [form, spaced.test(locale), exactCase].join('\n');
  let pattern = patterns.get(key);
  if (!pattern) {
    const body = escaped(form)
      .replaceAll('*', String.raw`[\p{L}\p{M}]*`)
      .replaceAll(/ +/g, String.raw`\s+`);
    pattern = new RegExp(
      spaced.test(locale) ? String.raw`(?<![\p{L}\p{N}])${body}(?![\p{L}\p{N}])` : body,
      exactCase ? 'u' : 'iu',
    );
    patterns.set(key, pattern);
  }
  return pattern;
}

/** Returns true if an exception applies to a text; `place` is `folder#id`. */
export function isExcepted(exceptions: readonly Exception[] | undefined, text: string, place: string): boolean {
  return (exceptions ?? []).some(
    ({ phrase, at }) =>
      (phrase !== undefined && flat(text).includes(flat(phrase))) || (at !== undefined && fits(at, place)),
  );
}

/**
 * Returns true if a place matches a pattern: `black-friday#terms.*` matches every folder whose path ends in
 * `black-friday/copy`.
 */
export function fits(at: string, place: string): boolean {
  const [folder = '', id = ''] = at.split('#');
  const [path = '', own = ''] = place.split('#');
  const inFolder = folder === '*' || path.split('/').join('/').includes(folder);
  return (
    inFolder &&
    (id.endsWith('*') ? own.startsWith(id.slice(0, -1)) : id.startsWith('*') ? own.endsWith(id.slice(1)) : own === id)
  );
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
