import hashOf from '@emotion/hash';

/** A class that vanilla-extract needs a name for. */
interface NamedClass {
  /** The hash of the file, followed by the number of the class in it. */
  readonly hash: string;
  readonly filePath: string;
  readonly packageName?: string | undefined;
}

/** The number of characters that identify a file. */
const length = 4;
const scopes = new Map<string, string>();

/**
 * Names a class by fewer characters than vanilla-extract does. A name is in the document, the style sheet and a script
 * of every page, and no compression helps with a hash. Throws if two files get the same name.
 */
export function shortClassName({ hash, filePath, packageName = '' }: NamedClass): string {
  const scope = hashOf(packageName + filePath);
  const file = scope.slice(0, length);
  const taken = scopes.get(file);
  if (taken !== undefined && taken !== scope)
    throw new Error(
      `${filePath} and another style file would share the class names _${file}…: raise \`length\` in libs/site/build/styles/class-names.ts`,
    );
  scopes.set(file, scope);
  return `_${file}${hash.slice(scope.length)}`;
}
