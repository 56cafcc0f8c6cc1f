import { Mistake } from '@kinemorph/commands/mistake';
import { regionIds, regions, type RegionId } from '@kinemorph/content';
import { baseLocale } from '@kinemorph/i18n/locales';

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

/** Returns the regions of a list in their usual order. Throws a `Mistake` for an unknown one, and for none. */
export function regionsNamed(requested: readonly string[]): readonly RegionId[] {
  const unknown = requested.filter((id) => !(regionIds as readonly string[]).includes(id));
  if (unknown.length > 0)
    throw new Mistake(`There is no region "${unknown.join('", "')}". The regions are ${regionIds.join(', ')}.`);
  if (requested.length === 0)
    throw new Mistake(`Say which regions have it: --regions ${regionIds.slice(0, 2).join(',')}`);
  return regionIds.filter((id) => requested.includes(id));
}

/**
 * Returns the locales for which regions need files of texts. A locale with a base locale only has a file for its
 * differences, so it is left out.
 */
export function localesOf(having: readonly RegionId[]): readonly string[] {
  return [...new Set(['en-US', ...having.map((id) => regions[id].locale)])].filter(
    (locale) => baseLocale[locale as keyof typeof baseLocale] === undefined,
  );
}
