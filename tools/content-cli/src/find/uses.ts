import type { PageRecord } from '@kinemorph/content';
import type { Locale } from '@kinemorph/i18n/locales';
import type { Sources } from '../source/sources.ts';
import type { Places, WordFolder } from '../words/folders.ts';

/** The places that use a text. */
export interface Uses {
  /** Pages and regions, if the folder belongs to one screen; otherwise a description. */
  readonly pages?: string;
  /** The lines of code that name its id, `file:line`. */
  readonly code: readonly string[];
}

interface Line {
  readonly place: string;
  readonly text: string;
}

const read = new WeakMap<Sources, readonly Line[]>();

/** The lines of code that may name a text. */
function linesOf(sources: Sources): readonly Line[] {
  let lines = read.get(sources);
  if (!lines) {
    const files = ['libs/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', 'tools/manuals/src/**/*.ts']
      .flatMap((pattern) => sources.find(pattern))
      .filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\/|\.css\.ts$/.test(file));
    read.set(
      sources,
      (lines = files.flatMap((file) =>
        sources
          .text(file)
          .split('\n')
          .flatMap((text, index) => (/['"`]/.test(text) ? [{ place: `${file}:${index + 1}`, text }] : [])),
      )),
    );
  }
  return lines;
}

/** Returns the places that use a text of a folder in a locale. */
export function usesOf(
  sources: Sources,
  { siteMap, regions }: Places,
  { path }: WordFolder,
  id: string,
  locale: Locale,
): Uses {
  const [, screen, part] = /^libs\/screens\/src\/([\w-]+)\/(?:copy|messages)(?:\/([\w-]+))?$/.exec(path) ?? [];
  const here = screen === undefined ? undefined : `libs/screens/src/${screen}/`;
  const code = linesOf(sources)
    .filter(({ place, text }) => (here === undefined || place.startsWith(here)) && says(text, id))
    .map(({ place }) => place);
  const speaking = Object.values(regions)
    .filter((region) => region.locale === locale)
    .map((region) => region.id);
  const pagesOf = (component: string | undefined) =>
    siteMap.filter(
      (page) =>
        page.component !== undefined &&
        page.component === component &&
        (part === undefined || page.path.split('/').at(-1) === part),
    );
  const addresses = (pages: readonly PageRecord[]) =>
    pages
      .flatMap((page) =>
        speaking
          .filter((region) => page.regions.includes(region))
          .map((region) => `/${region}${page.path === '' ? '' : `/${page.path}`}`),
      )
      .join(' ');
  if (path.startsWith('tools/manuals/')) return { pages: 'the manuals to download', code };
  // A text of content is used on the pages of the screens that name it; a text that is named outside of screens may be
  // used on any page.
  const naming =
    screen === undefined
      ? [...new Set(code.map((place) => /^libs\/screens\/src\/([\w-]+)\//.exec(place)?.[1]))]
      : [screen];
  const isEverywhere = naming.length === 0 || naming.some((one) => pagesOf(one).length === 0);
  const pages = isEverywhere
    ? `any below ${speaking.map((region) => `/${region}`).join(' ')}`
    : addresses(naming.flatMap(pagesOf));
  return { ...(pages !== '' && { pages: pages }), code };
}

/** Returns true if a line contains an id, or a template literal that can produce it. */
function says(line: string, id: string): boolean {
  if ([`'${id}'`, `"${id}"`, `\`${id}\``].some((one) => line.includes(one))) return true;
  return [...line.matchAll(/`([^`$]*)\$\{[^}]*\}([^`$]*)`/g)].some(
    ([, before = '', after = '']) =>
      before.length + after.length > 3 &&
      before.includes('.') &&
      id.startsWith(before) &&
      id.endsWith(after) &&
      id.length > before.length + after.length,
  );
}
