import type { PageRecord } from '@kinemorph/content';
import type { Locale } from '@kinemorph/i18n/locales';
import type { Sources } from '../source/sources.ts';
import type { Places, WordFolder } from '../words/folders.ts';

/** Where a text is said. */
export interface Uses {
  /** The pages, with their regions, where its folder is one screen's; else in words. */
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

/** Where a text of a folder is said in a locale. */
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
  // A word of content is on the pages of the screens that name it; what code outside of screens names may be on any.
  const naming =
    screen === undefined
      ? [...new Set(code.map((place) => /^libs\/screens\/src\/([\w-]+)\//.exec(place)?.[1]))]
      : [screen];
  const isEverywhere = naming.length === 0 || naming.some((one) => pagesOf(one).length === 0);
  const told = isEverywhere
    ? `any below ${speaking.map((region) => `/${region}`).join(' ')}`
    : addresses(naming.flatMap(pagesOf));
  return { ...(told !== '' && { pages: told }), code };
}

/** Whether a line names an id, or the part of one that code completes. */
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
