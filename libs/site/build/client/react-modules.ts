import type { Plugin } from 'vite';

/** The packages' entries, and the files of their production builds. */
const entry = /\/node_modules\/(?:react|react-dom|scheduler)\/(?:index|client|jsx-runtime)\.js$/;
const production = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/;

const here = 'libs/site/build/client/react-modules.ts';

/**
 * Bundles React as ES modules. React is published as CommonJS, so a bundler keeps every export, and wraps every call of
 * one. As ES modules, the scripts of a page are 2 kB smaller.
 */
export function reactModules(): Plugin[] {
  return [rewriteReact(), rewriteRadix()].map((plugin) => ({
    ...plugin,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
  }));
}

function rewriteReact(): Plugin {
  return {
    name: 'kinemorph:react-modules',
    load: {
      filter: { id: entry },
      async handler(id) {
        const source = await this.fs.readFile(id, { encoding: 'utf8' });
        const [, file] = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/.exec(source) ?? [];
        if (file === undefined)
          return this.error(
            `${id} requires no production build: find what React's entries are now, and change ${here}.`,
          );
        return `export * from '${file}';`;
      },
    },
    transform: {
      filter: { id: production },
      handler(code, id) {
        const module = asModule(code);
        if (/\b(?:require\(|exports\b)/.test(module))
          return this.error(`${id} is not written as expected: find how it exports now, and change ${here}.`);
        return { code: module, map: null };
      },
    },
  };
}

/**
 * Radix computes the names of some exports of React, because old versions of React do not have them. A bundler then
 * keeps all exports.
 */
function rewriteRadix(): Plugin {
  return {
    name: 'kinemorph:react-by-name',
    transform: {
      filter: { id: /\/node_modules\/@radix-ui\/.*\.mjs$/ },
      handler: (code) => ({ code: readByName(code), map: null }),
    },
  };
}

/** Returns a module that reads React's exports by their names. */
export function readByName(module: string): string {
  return module.replaceAll(/\bReact\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, 'React.$1');
}

/** Exports that only React Native's scheduler has. React reads them on the web too, where they are undefined. */
const onlyNative = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g;

/**
 * Returns a production build of React as an ES module: each export becomes a variable, each required package an import.
 */
export function asModule(commonjs: string): string {
  const names = [...commonjs.matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name);
  const exported = [...new Set(names)].map((name) => `$${name} as ${name}`).join(', ');
  const body = commonjs
    .replace(/^var (?:\s*\w+ = require\("[\w-]+"\),?)+;/m, (requires) =>
      requires.replaceAll(/(?:var)?\s*(\w+) = require\(("[\w-]+")\)[,;]/g, 'import * as $1 from $2;\n'),
    )
    .replaceAll(onlyNative, 'undefined')
    .replaceAll(/^exports\.(\w+) =/gm, 'let $$$1 =')
    .replaceAll(/\bexports\.(\w+)/g, '$$$1');
  return `${body}\nexport { ${exported} };\n`;
}
