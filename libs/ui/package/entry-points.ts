import { existsSync, globSync, readFileSync } from 'node:fs';

/** The package.json in the repository, whose `exports` point to TypeScript. */
export const source = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
};

/** "." → "index", "./themes/brand" → "themes/brand". */
function fileOf(entryPoint: string) {
  return entryPoint === '.' ? 'index' : entryPoint.slice(2);
}

/**
 * Exports that are not published. `./theme` has build-time functions that write styles; outside, `theme/vars` and
 * `theme/breakpoints` are enough. `./components/*` gives this repository components that are not in the public
 * `index.ts` yet. `./themes` has the style sheets of all themes, for tests and Storybook.
 */
const stayHere = ['./theme', './components/*', './themes'];

/** The published exports, each with its file. A pattern becomes one export per matching folder. */
export const entryPoints: readonly (readonly [entryPoint: string, path: string])[] = Object.entries(source.exports)
  .filter(([entryPoint]) => !stayHere.includes(entryPoint))
  .flatMap(([entryPoint, path]) =>
    entryPoint.includes('*') ? entryPointsByFolder(entryPoint, path) : [[entryPoint, path] as const],
  );

/** "./themes/*" → "./themes/brand", "./themes/christmas", … */
function entryPointsByFolder(entryPoint: string, path: string): (readonly [entryPoint: string, path: string])[] {
  const folders = globSync(path.slice(0, path.indexOf('*') + 1), { cwd: new URL('../', import.meta.url) })
    .map((folder) => folder.split(/[\\/]/).at(-1) ?? '')
    .sort();
  const opened = folders.map((folder) => [entryPoint.replace('*', folder), path.replaceAll('*', folder)] as const);
  return opened.filter(([, file]) => existsSync(new URL(`../${file}`, import.meta.url)));
}

/** The commands of the package, with the module of each. */
const commands = { 'kinemorph-theme': './src/themes/theme-command.ts' };

/** The modules to build, by the name of their file in the package. */
export const entries = {
  ...Object.fromEntries(entryPoints.map(([entryPoint, path]) => [fileOf(entryPoint), path])),
  ...commands,
};

/** The commands of the built package. */
export const builtCommands = Object.fromEntries(Object.keys(commands).map((name) => [name, `./${name}.js`]));

/** The `exports` field of the built package: types first, then code. */
export const builtExports = Object.fromEntries(
  entryPoints.map(([entryPoint]) => [
    entryPoint,
    { types: `./${fileOf(entryPoint)}.d.ts`, default: `./${fileOf(entryPoint)}.js` },
  ]),
);
