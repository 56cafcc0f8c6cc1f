import { isList } from '@kinemorph/content/lists';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where to look for the users of a thing. */
interface Search {
  /** A glob, from the root of the checkout. */
  readonly files: string;
  /** Returns true for a file that does not count, such as one of the thing's own. */
  readonly isIgnored: (file: string) => boolean;
  /** Returns true for the text of a file that uses the thing. */
  readonly uses: (text: string) => boolean;
}

/** Returns the files of a checkout that use a thing, from its root. Generated lists and files with examples do not count. */
export function usersOf(root: string, { files, isIgnored, uses }: Search): readonly string[] {
  return globSync(files, { cwd: root })
    .map((file) => file.split('\\').join('/'))
    .filter((file) => !isIgnored(file) && !isList(file) && !hasExamples(file) && !file.includes('/node_modules/'))
    .filter((file) => existsSync(join(root, file)) && uses(readFileSync(join(root, file), 'utf8')));
}

/** Returns true for a file whose names of things are examples: those of the generators, and those of the tests of the tools. */
function hasExamples(file: string): boolean {
  return /^tools\/(?:generators\/|.*\.test\.tsx?$)/.test(file);
}

/** Returns true for a test. Tests of content use made-up products, campaigns and regions. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}
