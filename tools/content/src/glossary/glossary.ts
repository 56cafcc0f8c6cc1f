import type { Locale } from '@kinemorph/i18n/locales';

/** The words of a language: which to write, and which not. `docs/glossary` is rendered from it, and the check holds every text against it. */
export interface Glossary {
  /** The name of its page in docs/glossary. */
  readonly file: string;
  readonly language: string;
  readonly tables: readonly GlossaryTable[];
  /** What no row can say: tone, spaces, marks. */
  readonly style: readonly string[];
}

/** Terms that hold in some locales of a language. */
export interface GlossaryTable {
  readonly title?: string;
  readonly locales: readonly Locale[];
  readonly terms: readonly Term[];
}

export interface Term {
  /** The idea, in English. */
  readonly term: string;
  /** What to write for it; a remark follows in parentheses. */
  readonly use: readonly string[];
  readonly avoid?: readonly Avoided[];
  /** Where en-US says one of these, a text says one of those: both as forms. */
  readonly wherever?: {
    readonly english: readonly string[];
    readonly said: readonly string[];
    readonly except?: readonly Exception[];
  };
  readonly note?: string;
}

/** A form that no text says. */
export interface Avoided {
  /**
   * A word or phrase: whole words where the language puts spaces between words, any place in Japanese, Korean and Chinese. A `*` stands for
   * any letters, and a space for any space. In any case, unless `exactCase`. A RegExp where that is too coarse.
   */
  readonly form: string | RegExp;
  /** What to write in its place. */
  readonly use: string;
  readonly exactCase?: true;
  readonly except?: readonly Exception[];
}

/** Where a form is right all the same. */
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

/** Whether an exception holds for a text; `place` is `folder#id`. */
export function isExcepted(exceptions: readonly Exception[] | undefined, text: string, place: string): boolean {
  return (exceptions ?? []).some(
    ({ phrase, at }) =>
      (phrase !== undefined && flat(text).includes(flat(phrase))) || (at !== undefined && fits(at, place)),
  );
}

/** Whether a place is the one that is named: `black-friday#terms.*` fits every folder whose path ends in `black-friday/copy`. */
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
