import { createHash } from 'node:crypto';
import { createTwoFilesPatch } from 'diff';
import type { Sources } from '@kinemorph/content-cli/sources';

/** New texts of files, by their path from the root; an empty text is no file. */
export type Texts = ReadonlyMap<string, string>;

/** Returns a short hash of a text. */
export function markOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The changes of files as a unified diff, as git writes it. */
export function unifiedDiff(
  files: readonly { readonly file: string; readonly before: string; readonly after: string }[],
): string {
  return files
    .filter(({ before, after }) => before !== after)
    .map(({ file, before, after }) =>
      createTwoFilesPatch(
        before === '' ? '/dev/null' : `a/${file}`,
        after === '' ? '/dev/null' : `b/${file}`,
        before,
        after,
        undefined,
        undefined,
        { context: 3 },
      ).replace(/^=+\n/, ''),
    )
    .join('');
}

/** Returns the diff of new texts, and the hashes of the files that they are based on. */
export function changesOf(
  sources: Sources,
  texts: Texts,
): { readonly diff: string; readonly files: readonly { readonly file: string; readonly mark: string }[] } {
  const files = [...texts].map(([file, after]) => ({
    file,
    before: sources.has(file) ? sources.text(file) : '',
    after,
  }));
  return { diff: unifiedDiff(files), files: files.map(({ file, before }) => ({ file, mark: markOf(before) })) };
}
