/** The bytes of a page's files by name, as sent; several files may share a name. */
export type Sizes = Readonly<Record<string, readonly number[]>>;

/** The files that a page loads. */
export interface PageSizes {
  /** Before the first interaction. */
  readonly unasked: Sizes;
  /** After the first sign of a person. */
  readonly live: Sizes;
}

/** A file as it arrived. */
export interface SizedFile {
  readonly path: string;
  readonly isDocument: boolean;
  /** True for the style sheet inside the document. */
  readonly isInline?: boolean;
  readonly bytes: number;
}

/** Names of scripts by their path; the build cuts them short in the files' names. */
export type ScriptNames = ReadonlyMap<string, string>;

/** The build puts 7 characters of the hash of a script or a style sheet into its name, and 8 of any other file's. */
const hash = /-(?:[\w-]{7}(?=\.(?:js|css)$)|[\w-]{8}(?=\.(?!js$|css$)\w+$))/;

/** Groups files under names that do not change between builds. */
export function sizesOf(files: readonly SizedFile[], scripts: ScriptNames = new Map()): Sizes {
  const sizes: Record<string, number[]> = {};
  for (const file of files) (sizes[nameOf(file, scripts)] ??= []).push(file.bytes);
  const byName = Object.entries(sizes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(byName.map(([name, bytes]) => [name, bytes.toSorted((a, b) => b - a)]));
}

/** The name of the style within the document. */
export const inlineStyle = 'inline.css';

function nameOf({ path, isDocument, isInline }: SizedFile, scripts: ScriptNames): string {
  if (isInline) return inlineStyle;
  if (isDocument) return 'document';
  const script = scripts.get(path);
  if (script !== undefined) return `${script}.js`;
  return path.startsWith('/assets/') ? path.slice('/assets/'.length).replace(hash, '') : path;
}

/** Returns the bytes of one name. */
export function bytesOf(sizes: Sizes, name: string): number {
  return (sizes[name] ?? []).reduce((sum, bytes) => sum + bytes, 0);
}
