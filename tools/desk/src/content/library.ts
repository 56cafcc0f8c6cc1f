import type * as content from '@kinemorph/content';
import { readContent, type ContentLibrary } from '@kinemorph/content-cli/read-content';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All exports of a checkout's content, and the functions that check it. */
export type Library = ContentLibrary & typeof content;

let last: Promise<unknown> = Promise.resolve();

/**
 * Loads the content of a checkout, optionally with changed files; `edits` by path from the root. One load at a time,
 * since each hooks Node's loader.
 */
export function readLibrary(root: string, edits: ReadonlyMap<string, string> = new Map()): Promise<Library> {
  const absolute = new Map([...edits].map(([file, text]) => [join(root, file), text]));
  const reading = last.then(() => readContent(root, absolute) as Promise<Library>);
  last = reading.catch(() => undefined);
  return reading;
}

/** The English names of products, by their ids. */
export function productNames(root: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const file of globSync('libs/content/src/products/*/copy/en-US.json', { cwd: root })) {
    for (const [id, text] of Object.entries(
      JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>,
    )) {
      const product = /^product\.(\w+)\.name$/.exec(id)?.[1];
      if (product !== undefined && typeof text === 'string') names.set(product, text);
    }
  }
  return names;
}
