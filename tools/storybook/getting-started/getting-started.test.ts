import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentBody } from '../.storybook/live/jsx.ts';
import { hasEntry, namedEntries, ui } from './entry-points.ts';
import { shownBy } from './shown-by.ts';

const page = readFileSync(new URL('../GettingStarted.mdx', import.meta.url), 'utf8');
const app = readFileSync(new URL('App.tsx', import.meta.url), 'utf8');

it('names only entry points that the package has', () => {
  const named = namedEntries(page + app);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((entry) => !hasEntry(entry))).toEqual([]);
});

it('names the tarball of the current version', () => {
  expect(page).toContain(`kinemorph-ui-${ui.version}.tgz`);
});

it('shows the page of the example module as code that can be edited', () => {
  const shown = shownBy(app);
  expect(shown).toMatch(/^<>\n {2}<TextBanner/);
  expect(componentBody(shown)).toContain('"It opens along a line."');
});

it('throws an error for a module that returns nothing', () => {
  expect(() => shownBy('export const a = 1;')).toThrow('no "return ("');
});
