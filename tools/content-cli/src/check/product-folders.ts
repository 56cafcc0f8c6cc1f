import { misnamedProductFolders } from '@kinemorph/content/lists';
import type { Sources } from '../source/sources.ts';
import type { Finding } from './finding.ts';

/**
 * Returns the product folders that are ignored because of their names: they can't be part of an address, or result in
 * the id of another product.
 */
export function misnamedProducts({ root }: Sources): readonly Finding[] {
  return misnamedProductFolders(root).map((name) => ({
    file: `libs/content/src/products/${name}/product.ts`,
    line: 1,
    found: `"${name}"`,
    expected: 'a folder in lower case with dashes, like ai-base, whose id no other folder has',
    fix: 'rename the folder: it is the last part of the address of the product',
  }));
}
