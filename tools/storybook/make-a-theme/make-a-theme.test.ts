import { readFileSync } from 'node:fs';
import * as make from '@kinemorph/ui/theme/make';
import { expect, it } from 'vitest';
import { hasEntry, namedEntries } from '../getting-started/entry-points.ts';
import harbour from './harbour.ts';
import { pale } from './pale.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../MakeATheme.mdx');

it('names only entry points that the package has', () => {
  const named = namedEntries(page + read('harbour.ts'));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((entry) => !hasEntry(entry))).toEqual([]);
});

it('imports only functions that the entry point exports', () => {
  const called = [...page.matchAll(/import \{ (\w+) \} from '@kinemorph\/ui\/theme\/make'/g)].map(([, name]) => name);
  expect(called).toEqual(['contrastProblems', 'themeCss']);
  for (const name of called) expect(make).toHaveProperty(name ?? '');
});

it('uses the command by its name in the package', () => {
  const [, command] = /^npx (\S+) src\/harbour\.ts src\/harbour\.css$/m.exec(page) ?? [];
  expect(read('../../../libs/ui/package/entry-points.ts')).toContain(`'${command}':`);
});

it('shows a theme without contrast problems, and applies it by its name', () => {
  expect(make.contrastProblems(harbour)).toEqual([]);
  expect(page).toContain(`data-theme="${harbour.name}"`);
  expect(make.themeCss(harbour)).toContain(`[data-theme='${harbour.name}']`);
});

it('has a pale theme with exactly one contrast problem', () => {
  expect(make.contrastProblems(pale).map(({ over }) => over)).toEqual(['sale.text']);
});
