import { isList } from '@kinemorph/content/lists';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files in which to search for users of a thing. */
interface Search {
  /** A glob, from the root of the checkout. */
  readonly files: string;
  /** Returns true for a file to ignore, such as the thing's own files. */
  readonly isIgnored: (file: string) => boolean;
  /** Returns true for the text of a file that uses the thing. */
  readonly uses: (text: string) => boolean;
}

/**
 * Returns the files of a checkout that use a thing, from its root. Generated lists and files with examples are ignored.
 */
export function usersOf(root: string, { files, isIgnored, uses }: Search): readonly string[] {
  return globSync(files, { cwd: root })
    .map((file) => file.split('\\').join('/'))
    .filter((file) => !isIgnored(file) && !isList(file) && !hasExamples(file) && !file.includes('/node_modules/'))
    .filter((file) => {
      const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
      return knowsSites(file, text) && uses(text);
    });
}

/** Returns false for a file of a tool that imports nothing of the sites: there, the same word has another meaning. */
function knowsSites(file: string, text: string): boolean {
  return !file.startsWith('tools/') || /@kinemorph\/(?:api-client|content|screens|site|ui)\b/.test(text);
}

/**
 * Returns true for a file that names things only as examples: those of the generators, and those of the tools' tests.
 */
function hasExamples(file: string): boolean {
  return /^tools\/(?:generators\/|.*\.test\.tsx?$)/.test(file);
}

/** Returns true for a test. Tests of content use made-up products, campaigns and regions. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}
