import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asModule, readByName } from './react-modules.ts';

const require = createRequire(import.meta.resolve('react-dom/client'));

/** Imports a module from its text. */
const load = (text: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`) as Promise<Record<string, unknown>>;

describe("React's production builds as ES modules", () => {
  it.each([
    { name: 'react', file: 'react' },
    { name: 'react', file: 'react-jsx-runtime' },
    { name: 'scheduler', file: 'scheduler' },
  ])('exports what $file exports', async ({ name, file }) => {
    const path = join(dirname(require.resolve(`${name}/package.json`)), 'cjs', `${file}.production.js`);
    const module = await load(asModule(readFileSync(path, 'utf8')));
    expect(Object.keys(module)).toEqual(Object.keys(require(path) as object).toSorted());
  });

  it('imports what it required, and renames what it exported', () => {
    const commonjs = [
      '"use strict";',
      'var Scheduler = require("scheduler"),',
      '  React = require("react");',
      'function use() { return React.use; }',
      'exports.now = void 0;',
      'if (Scheduler.log) exports.now = use;',
      'exports.use = use;',
    ].join('\n');
    expect(asModule(commonjs)).toBe(
      [
        '"use strict";',
        'import * as Scheduler from "scheduler";',
        'import * as React from "react";',
        '',
        'function use() { return React.use; }',
        'let $now = void 0;',
        'if (undefined) $now = use;',
        'let $use = use;',
        'export { $now as now, $use as use };',
        '',
      ].join('\n'),
    );
  });
});

it('reads an export by its name where Radix computes the name', () => {
  expect(readByName('var useReactId = React[" useId ".trim().toString()] || (() => void 0);')).toBe(
    'var useReactId = React.useId || (() => void 0);',
  );
});
