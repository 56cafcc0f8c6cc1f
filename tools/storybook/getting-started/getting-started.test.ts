import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentBody } from '../.storybook/live/jsx.ts';
import { shownBy } from './shown-by.ts';

const page = readFileSync(new URL('../GettingStarted.mdx', import.meta.url), 'utf8');
const app = readFileSync(new URL('App.tsx', import.meta.url), 'utf8');
const ui = JSON.parse(readFileSync(new URL('../../../libs/ui/package.json', import.meta.url), 'utf8')) as {
  version: string;
  exports: Record<string, string>;
};

it('names only entry points that the package has', () => {
  const named = [...(page + app).matchAll(/'@kinemorph\/ui(\/[^']+)?'/g)].map(([, path = '']) => `.${path}`);
  expect(named.length).toBeGreaterThan(3);
  expect(Object.keys(ui.exports)).toEqual(expect.arrayContaining(named));
});

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
