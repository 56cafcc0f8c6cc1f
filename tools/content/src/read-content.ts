import type * as content from '@kinemorph/content';
import type * as checks from '@kinemorph/content/checks';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The facts of a checkout, and what checks them. */
export type ContentLibrary = Pick<
  typeof content,
  'boundaries' | 'legalIds' | 'legalNotices' | 'products' | 'regions' | 'sampleTexts' | 'siteMap'
> &
  Pick<typeof checks, 'checkContent' | 'fileOf' | 'realContent' | 'priceProblems' | 'sayFound'>;

let readings = 0;

/**
 * Loads the content of a checkout as it is written now, or as it would be with some files written otherwise.
 * `edits` are whole texts by absolute path; nothing is written. Throws what the content itself throws.
 */
export async function readContent(
  root: string,
  edits: ReadonlyMap<string, string> = new Map(),
): Promise<ContentLibrary> {
  const folder = pathToFileURL(join(root, 'libs/content/')).href;
  // A module is loaded once an address: with an address of its own, each reading has its own modules.
  const mark = `?reading=${++readings}`;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.startsWith(folder)) return next(specifier, context);
      // Packages are this checkout's, wherever the content stands.
      if (!specifier.startsWith('.')) return next(specifier, { ...context, parentURL: import.meta.url });
      const found = next(specifier, context);
      return { ...found, url: `${found.url}${mark}` };
    },
    load(url, context, next) {
      const source = url.startsWith(folder) ? edits.get(fileURLToPath(url.replace(/\?.*$/, ''))) : undefined;
      return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
    },
  });
  try {
    const open = (file: string) => import(`${folder}src/${file}${mark}`) as Promise<ContentLibrary>;
    return { ...(await open('index.ts')), ...(await open('checks/index.ts')) };
  } finally {
    hooks.deregister();
  }
}
