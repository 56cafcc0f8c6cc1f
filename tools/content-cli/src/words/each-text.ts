import type { Locale } from '@kinemorph/i18n/locales';
import { textsOf, source, written, type WordFolder } from './folders.ts';
import type { WordProblem, WordRule } from './rule.ts';

/**
 * Returns a rule about each text of a file; `place` is `folder#id`. Empty texts are skipped, since another rule reports
 * them.
 */
export function ofEachText(
  title: string,
  locales: (locale: Locale) => boolean,
  judge: (
    text: string,
    locale: Locale,
    english: string | undefined,
    place: string,
  ) => Pick<WordProblem, 'expected' | 'fix'> | undefined,
): WordRule {
  const problemsOf = (folder: WordFolder, locale: Locale) => {
    const english = textsOf(folder, source);
    return [...written(folder, locale)].flatMap(([id, text]): WordProblem[] => {
      if (text.trim() === '') return [];
      const problem = judge(text, locale, english.get(id), `${folder.path}#${id}`);
      return problem ? [{ file: `${folder.path}/${locale}.json`, id, found: text, ...problem }] : [];
    });
  };
  return { title, problems: (folder) => folder.needed.filter(locales).flatMap((locale) => problemsOf(folder, locale)) };
}
