import { existsSync, readFileSync } from 'node:fs';

const uiFolder = new URL('../../../libs/ui/', import.meta.url);

/** The manifest of the package, as this repository has it. */
export const ui = JSON.parse(readFileSync(new URL('package.json', uiFolder), 'utf8')) as {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
};

/** Returns the entry points that a text imports from the package, "." for the main one. */
export function namedEntries(text: string): string[] {
  return [...text.matchAll(/'@kinemorph\/ui(\/[^']+)?'/g)].map(([, path = '']) => `.${path}`);
}

/** Whether the package has an entry point: by its name, or as a theme whose folder is there. */
export function hasEntry(entry: string): boolean {
  const [, theme] = /^\.\/themes\/([\w-]+)$/.exec(entry) ?? [];
  if (theme === undefined) return entry in ui.exports;
  const path = ui.exports['./themes/*']?.replaceAll('*', theme);
  return path !== undefined && existsSync(new URL(path, uiFolder));
}
