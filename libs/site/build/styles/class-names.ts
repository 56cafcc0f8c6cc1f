import hashOf from '@emotion/hash';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A class that vanilla-extract needs a name for. */
export interface NamedClass {
  /** The hash of the file, followed by the number of the class in it. */
  readonly hash: string;
  /** Relative to the package that is built. */
  readonly filePath: string;
  readonly packageName?: string | undefined;
}

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));

/** The first number with two digits in base 36. With a fixed length, no two names are equal. */
const first = 36;

/**
 * Creates the function that names the classes of these style files, given by their paths in the workspace. A name is a
 * number of the file and a number of the class in it: it is in the document, the style sheet and a script of every
 * page, and compression helps more with neighbouring numbers than with hashes. A file that is not in the list, as one
 * that was written after the dev server has started, gets the next number.
 */
export function createClassNames(styleFiles: readonly string[]): (named: NamedClass) => string {
  const files = new Map([...styleFiles].sort().map((path, index) => [path, index]));
  return ({ hash, filePath, packageName = '' }) => {
    const path = filePath.replace(/^(?:\.\.\/)+/, '');
    const index = files.get(path) ?? files.size;
    files.set(path, index);
    const number = (first + index).toString(36);
    if (number.length > 2) throw new Error(`${filePath} is style file ${index}: class-names.ts has two digits for it`);
    return `_${number}${hash.slice(hashOf(packageName + filePath).length)}`;
  };
}

/** Names the classes of the libraries' style files. */
export const shortClassName = createClassNames(
  globSync('libs/*/src/**/*.css.ts', { cwd: workspace }).map((path) => path.replaceAll('\\', '/')),
);
