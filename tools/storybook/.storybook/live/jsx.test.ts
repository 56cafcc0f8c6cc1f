import { globSync, readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { componentBody } from './jsx.ts';

function Box({ children, ...rest }: { children?: React.ReactNode }) {
  return React.createElement('b', rest, children);
}

/** Renders code to HTML. */
function shown(source: string): string {
  const Example = compileFunction(componentBody(source), ['React', 'Box', 'useState']) as (
    ...scope: unknown[]
  ) => React.ReactNode;
  return renderToStaticMarkup(React.createElement(() => Example(React, Box, React.useState)));
}

it.each([
  ['<Box>Buy now</Box>', '<b>Buy now</b>'],
  ['<Box title="Fish &amp; chips" hidden data-of={1 + 1} />', '<b title="Fish &amp; chips" hidden="" data-of="2"></b>'],
  ['<Box {...{ id: "one" }} title={`t${1}`} />', '<b id="one" title="t1"></b>'],
  ['<><Box />{/* nothing */}{true && <i>yes</i>}</>', '<b></b><i>yes</i>'],
  ['<ul>{[1, 2].map((n) => <li key={n}>{n}</li>)}</ul>', '<ul><li>1</li><li>2</li></ul>'],
  [
    '<Box title={(<i>x</i>).type}>\n  Two\n  lines, <i>one</i> text\n</Box>',
    '<b title="i">Two lines, <i>one</i> text</b>',
  ],
  [
    'const [name] = useState("Solid");\nfunction Own() { return <i>{name}</i>; }\n<Box><Own /></Box>',
    '<b><i>Solid</i></b>',
  ],
])('renders %j', (source, html) => {
  expect(shown(source)).toBe(html);
});

it.each([
  ['<Box>\n  <i>\n</Box>', /^Line 3: Expected corresponding JSX closing tag for <i>\.$/],
  ['const a = 1;\nconst b = 2;', /^Line 2: end with what is to be shown/],
  ['', /^Line 1: end with what is to be shown/],
])('reports the error in %j with its line', (source, message) => {
  expect(() => componentBody(source)).toThrow(message);
});

const stories = new URL('../../../../libs/ui/src/components/', import.meta.url);
const examples = globSync('*/*.stories.tsx', { cwd: stories }).flatMap((path) => {
  const example = /^ {2}example: `(.*?)`,$/ms.exec(readFileSync(new URL(path, stories), 'utf8'))?.[1];
  return example === undefined ? [] : [[path, example] as const];
});

it.each(examples)('parses the example of %s', (_, example) => {
  expect(() => componentBody(example)).not.toThrow();
});
