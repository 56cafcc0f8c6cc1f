import type * as content from '@kinemorph/content';
import type * as checks from '@kinemorph/content/checks';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The content of a checkout, and the functions that check it. */
export type ContentLibrary = Pick<
  typeof content,
  | 'boundaries'
  | 'campaigns'
  | 'campaignParts'
  | 'campaignTextId'
  | 'campaignTimelines'
  | 'draftPages'
  | 'legalIds'
  | 'legalNotices'
  | 'lowersPrice'
  | 'productPageParts'
  | 'productParts'
  | 'products'
  | 'productTextId'
  | 'regions'
  | 'reviewTextIds'
  | 'sampleTexts'
  | 'sharedScreen'
  | 'siteMap'
  | 'taxNotes'
> &
  Pick<
    typeof checks,
    | 'campaignFile'
    | 'checkContent'
    | 'fileOf'
    | 'missingPrice'
    | 'placeOfPage'
    | 'placeOfSlide'
    | 'realContent'
    | 'priceProblems'
    | 'sayFound'
  >;

/** The rules for files of prices, which need no product to load. */
export type PriceRules = Pick<typeof checks, 'priceFileProblems'>;

let readings = 0;

/**
 * Loads the content of a checkout, optionally with changed files. `edits` are whole texts by absolute path; nothing is
 * written. Throws the errors of the content itself.
 */
export async function readContent(
  root: string,
  edits: ReadonlyMap<string, string> = new Map(),
): Promise<ContentLibrary> {
  const [library, rules] = await readModules<ContentLibrary>(root, edits, ['index.ts', 'checks/index.ts']);
  return { ...library, ...rules } as ContentLibrary;
}

/** Loads the rules for files of prices from a checkout. */
export async function readPriceRules(
  root: string,
  edits: ReadonlyMap<string, string> = new Map(),
): Promise<PriceRules> {
  const [rules] = await readModules<PriceRules>(root, edits, ['checks/price-file.ts']);
  return rules as PriceRules;
}

async function readModules<Module>(
  root: string,
  edits: ReadonlyMap<string, string>,
  files: readonly string[],
): Promise<readonly Module[]> {
  const folder = pathToFileURL(join(root, 'libs/content/')).href;
  // A module is loaded once per URL: with a unique URL, each reading has its own modules.
  const mark = `?reading=${++readings}`;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.startsWith(folder)) return next(specifier, context);
      // Packages are resolved from this checkout, regardless of the folder of the content.
      if (!specifier.startsWith('.')) return next(specifier, { ...context, parentURL: import.meta.url });
      // A file that does not exist yet can only be recognised by its URL.
      const expected = new URL(specifier, context.parentURL);
      if (edits.has(fileURLToPath(expected))) return { url: `${expected.href}${mark}`, shortCircuit: true };
      const found = next(specifier, context);
      return { ...found, url: `${found.url}${mark}` };
    },
    load(url, context, next) {
      const source = url.startsWith(folder) ? edits.get(fileURLToPath(url.replace(/\?.*$/, ''))) : undefined;
      if (source === undefined) return next(url, context);
      const isJson = new URL(url).pathname.endsWith('.json');
      return { format: isJson ? 'json' : 'module-typescript', source, shortCircuit: true };
    },
  });
  // Tools also read drafts.
  const preview = process.env['SITE_PREVIEW'];
  process.env['SITE_PREVIEW'] = '1';
  try {
    const modules: Module[] = [];
    for (const file of files) modules.push((await import(`${folder}src/${file}${mark}`)) as Module);
    return modules;
  } finally {
    hooks.deregister();
    if (preview === undefined) delete process.env['SITE_PREVIEW'];
    else process.env['SITE_PREVIEW'] = preview;
  }
}
