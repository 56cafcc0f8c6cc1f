import { existsSync, globSync, readFileSync } from 'node:fs';

/** The package.json in the repository, whose `exports` point to TypeScript. */
export const source = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
};

/** "." → "index", "./themes/brand" → "themes/brand". */
function fileOf(door: string) {
  return door === '.' ? 'index' : door.slice(2);
}

/**
 * Exports that are not published. `./theme` has build-time functions that write styles; outside, `theme/vars` and
 * `theme/breakpoints` are enough. `./components/*` gives this repository components that are not in the public
 * `index.ts` yet. `./themes` has the style sheets of all themes, for tests and Storybook.
 */
const stayHere = ['./theme', './components/*', './themes'];

/** The published exports, each with its file. A pattern becomes one export per matching folder. */
export const doors: readonly (readonly [door: string, path: string])[] = Object.entries(source.exports)
  .filter(([door]) => !stayHere.includes(door))
  .flatMap(([door, path]) => (door.includes('*') ? doorsByFolder(door, path) : [[door, path] as const]));

/** "./themes/*" → "./themes/brand", "./themes/christmas", … */
function doorsByFolder(door: string, path: string): (readonly [door: string, path: string])[] {
  const folders = globSync(path.slice(0, path.indexOf('*') + 1), { cwd: new URL('../', import.meta.url) })
    .map((folder) => folder.split(/[\\/]/).at(-1) ?? '')
    .sort();
  const opened = folders.map((folder) => [door.replace('*', folder), path.replaceAll('*', folder)] as const);
  return opened.filter(([, file]) => existsSync(new URL(`../${file}`, import.meta.url)));
}

/** The commands of the package, with the module of each. */
const commands = { 'kinemorph-theme': './src/themes/theme-command.ts' };

/** The modules to build, by the name of their file in the package. */
export const entries = { ...Object.fromEntries(doors.map(([door, path]) => [fileOf(door), path])), ...commands };

/** The commands of the built package. */
export const builtCommands = Object.fromEntries(Object.keys(commands).map((name) => [name, `./${name}.js`]));

/** The `exports` field of the built package: types first, then code. */
export const builtExports = Object.fromEntries(
  doors.map(([door]) => [door, { types: `./${fileOf(door)}.d.ts`, default: `./${fileOf(door)}.js` }]),
);
