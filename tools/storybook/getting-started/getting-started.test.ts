import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentBody } from '../.storybook/live/jsx.ts';
import { shownBy } from './shown-by.ts';

const page = readFileSync(new URL('../GettingStarted.mdx', import.meta.url), 'utf8');
const app = readFileSync(new URL('App.tsx', import.meta.url), 'utf8');
const uiFolder = new URL('../../../libs/ui/', import.meta.url);
const ui = JSON.parse(readFileSync(new URL('package.json', uiFolder), 'utf8')) as {
  version: string;
  exports: Record<string, string>;
};

it('names only entry points that the package has', () => {
  const named = [...(page + app).matchAll(/'@kinemorph\/ui(\/[^']+)?'/g)].map(([, path = '']) => `.${path}`);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((entry) => !hasEntry(entry))).toEqual([]);
});

/** Whether the package has an entry point: by its name, or as a theme whose folder is there. */
function hasEntry(entry: string): boolean {
  const [, theme] = /^\.\/themes\/([\w-]+)$/.exec(entry) ?? [];
  if (theme === undefined) return entry in ui.exports;
  const path = ui.exports['./themes/*']?.replaceAll('*', theme);
  return path !== undefined && existsSync(new URL(path, uiFolder));
}

it('packs the version that there is', () => {
  expect(page).toContain(`kinemorph-ui-${ui.version}.tgz`);
});

it('shows the page of its own module, which can be changed on the spot', () => {
  const shown = shownBy(app);
  expect(shown).toMatch(/^<>\n {2}<TextBanner/);
  expect(componentBody(shown)).toContain('"It opens along a line."');
});

it('says where there is nothing shown', () => {
  expect(() => shownBy('export const a = 1;')).toThrow('no "return ("');
});
