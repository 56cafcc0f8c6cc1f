import type { RegionId } from '@kinemorph/content';
import type { ContentLibrary } from '../read-content.ts';
import { locate } from '../source/locate.ts';
import type { Sources } from '../source/sources.ts';
import type { Finding } from './finding.ts';

const facts = 'libs/content/src';

/** A finding, and the region that it is about. */
export interface RegionFinding {
  readonly region: RegionId;
  readonly finding: Finding;
}

/**
 * Returns the mistakes in regions that are based on another one: a missing legal notice, since it must differ from that
 * of the other region, and unknown names in `without`.
 */
export function missingInRegions(
  sources: Sources,
  { regions, products, siteMap, fileOf }: ContentLibrary,
): readonly RegionFinding[] {
  return Object.values(regions).flatMap(({ id, like, without = [] }) => {
    if (like === undefined) return [];
    const settings = `${facts}/${fileOf.region(id)}`;
    const unknown = without.filter(
      (name) => !Object.hasOwn(products, name) && !siteMap.some(({ path }) => path === name),
    );
    return [
      ...(fileOf.legal(id) === `regions/${id}/legal.ts`
        ? []
        : [
            {
              file: `${facts}/regions/${id}/legal.ts`,
              line: 1,
              found: 'no such file',
              expected: `the company of ${id}, and the legal notice that its law requires`,
              fix: `write it like ${facts}/${fileOf.legal(like)}`,
            },
          ]),
      ...unknown.map((name) => ({
        ...locate(sources, settings, 'without'),
        what: 'without',
        found: `"${name}"`,
        expected: 'the path of a page, or the id of a product',
        fix: 'correct it, or take it out',
      })),
    ].map((finding) => ({ region: id, finding }));
  });
}
