import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../components/', import.meta.url);
const index = readFileSync(new URL('../index.ts', import.meta.url), 'utf8');
const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { exports: Record<string, string> };
const components = readdirSync(folder);

test.each(components)('%s has its stories, its styles and a door', name => {
  for (const end of ['.tsx', '.css.ts', '.stories.tsx']) expect(existsSync(new URL(`${name}/${name}${end}`, folder)), `${name}${end}`).toBe(true);
  const path = `components/${name}/${name}.tsx`;
  expect(index.includes(`./${path}`) || Object.values(exports).includes(`./src/${path}`)).toBe(true);
});

test.each(components)('%s reads semantic variables and logical sides only', name => {
  for (const file of readdirSync(new URL(`${name}/`, folder)).filter(found => found.endsWith('.css.ts'))) {
    const css = readFileSync(new URL(`${name}/${file}`, folder), 'utf8');
    expect(css, file).not.toContain('tokens.ts');
    expect(css, file).not.toMatch(/#[0-9a-f]{3,8}\b/i);
    expect(css, file).not.toMatch(/\b(margin|padding|border)(Left|Right|Top|Bottom)\b|^\s*(left|right|top|bottom|width|height):/m);
  }
});

test.each(Object.entries(exports))('the door %s leads to a file', (_, path) => {
  expect(existsSync(new URL(`../../${path}`, import.meta.url))).toBe(true);
});
