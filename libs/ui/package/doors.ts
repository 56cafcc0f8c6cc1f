import { existsSync, globSync, readFileSync } from 'node:fs';

/** What this package says of itself inside the repository, where its doors lead to TypeScript. */
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
 * The doors that stay inside this repository. `./theme` are functions that write styles while it builds: outside, `theme/vars` and
 * `theme/breakpoints` are what is needed. By `./components/*` its packages import a component that `index.ts` does not promise to others yet.
 * `./themes` are the style sheets of all themes, for tests and the workshop.
 */
const stayHere = ['./theme', './components/*', './themes'];

/** The doors that others get, with the file of each: a pattern becomes one door for each folder that it finds. */
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

/** The modules to build, by the name of their file in the package. */
export const entries = Object.fromEntries(doors.map(([door, path]) => [fileOf(door), path]));

/** The doors of the built package: types first, then code. */
export const builtExports = Object.fromEntries(
  doors.map(([door]) => [door, { types: `./${fileOf(door)}.d.ts`, default: `./${fileOf(door)}.js` }]),
);
