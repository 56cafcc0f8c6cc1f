import { regionIds, regions, type RegionId } from '@kinemorph/content';
import { baseLocale } from '@kinemorph/i18n/locales';
import { Mistake } from './mistake.ts';

/** Throws a `Mistake` for an id that could not be a part of an address, with one that could. */
export function checkedId(kind: string, id: string, example: string): void {
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) return;
  const better = id
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '');
  throw new Mistake(
    `"${id}" is no id of a ${kind}: write it like ${better === '' ? example : better}, in lower case with dashes, since it is the last part of an address.`,
  );
}

/** Words of the language, which cannot be the name of anything in code. */
const reserved =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** Returns true for a name that code cannot have: a word of the language, or one that the files of the thing use themselves. */
export function cannotBe(name: string, used: readonly string[]): boolean {
  return reserved.test(name) || used.includes(name);
}

/** Throws a `Mistake` for an id from which names in code follow that code cannot have, with a longer id. */
export function checkedNames(
  kind: string,
  id: string,
  names: readonly string[],
  used: readonly string[],
  longer: string,
): void {
  const wrong = names.find((name) => cannotBe(name, used));
  if (wrong !== undefined)
    throw new Mistake(
      `No ${kind} can have the id "${id}", since code would call it \`${wrong}\`, which means something else there: write more words, like ${longer}.`,
    );
}

/** Returns true for a file that names things which are not there: an example of the generators, or one that a test of the tools makes up. */
export function namesExamples(file: string): boolean {
  return /^tools\/(?:generators\/|.*\.test\.tsx?$)/.test(file);
}

/** Returns the regions of a list in their usual order. Throws a `Mistake` for an unknown one, and for none. */
export function regionsNamed(asked: readonly string[]): readonly RegionId[] {
  const unknown = asked.filter((id) => !(regionIds as readonly string[]).includes(id));
  if (unknown.length > 0)
    throw new Mistake(`There is no region "${unknown.join('", "')}". The regions are ${regionIds.join(', ')}.`);
  if (asked.length === 0) throw new Mistake(`Say which regions have it: --regions ${regionIds.slice(0, 2).join(',')}`);
  return regionIds.filter((id) => asked.includes(id));
}

/** Returns the locales that regions need files of words for. A locale that builds on another only has a file for its differences, so it is left out. */
export function localesOf(having: readonly RegionId[]): readonly string[] {
  return [...new Set(['en-US', ...having.map((id) => regions[id].locale)])].filter(
    (locale) => baseLocale[locale as keyof typeof baseLocale] === undefined,
  );
}
