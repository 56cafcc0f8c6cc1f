import { screenFolders } from '@kinemorph/site/build/screens';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import ts from 'typescript';
import type { ImportsOf } from './affected.ts';

const screensByFolder = 'libs/screens/src/screens-by-folder.ts';
const code = /\.(?:ts|tsx|mts|mjs|js|mdx)$/;
const globCall = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g;

/**
 * Returns a function that reads the imports of a file within the repository. It reads sources instead of a bundler's
 * graph, since styles in `.css.ts` files are evaluated at build time, and their imports are in no bundle. `byName`
 * follows an import through an entry point only to the files of the imported names, instead of to all files that the
 * entry point exports.
 */
export function importGraph(root: string, { byName = false } = {}): ImportsOf {
  const entryPoints = readEntryPoints(root);
  const reexports = byName
    ? new Map([...new Set(entryPoints.values())].map((entryPoint) => [entryPoint, readReexports(root, entryPoint)]))
    : new Map<string, ReadonlyMap<string, string>>();
  const known = new Map<string, readonly string[]>();
  return (file) => {
    let imports = known.get(file);
    if (!imports)
      known.set(
        file,
        (imports =
          code.test(file) && existsSync(join(root, file)) ? importsIn(root, file, entryPoints, reexports) : []),
      );
    return imports;
  };
}

function importsIn(
  root: string,
  file: string,
  entryPoints: ReadonlyMap<string, string>,
  reexports: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const folder = posix.dirname(file);
  const named = ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    const path = fileName.split('?', 1)[0] ?? fileName;
    const target = path.startsWith('.') ? posix.join(folder, path) : entryPoints.get(path);
    return target === undefined ? [] : followNames(text, fileName, target, reexports.get(target));
  });
  const globbed = [...text.matchAll(globCall)].flatMap(([, patterns = '']) =>
    [...patterns.matchAll(/'([^']*)'/g)].flatMap(([, pattern = '']) =>
      globSync(pattern, { cwd: join(root, folder) }).map((found) => posix.join(folder, found.split(sep).join('/'))),
    ),
  );
  return [...named, ...globbed, ...(file === screensByFolder ? screensIn(root) : [])];
}

/** Returns the component of every screen, as Vite's plugin lists them in `screens-by-folder.ts`. */
function screensIn(root: string): string[] {
  const source = posix.dirname(screensByFolder);
  return screenFolders(join(root, source)).map(({ id, component }) => `${source}/${id}/${component}.tsx`);
}

/**
 * Returns the files of the names that a module imports from an entry point, or the entry point itself if it does not
 * re-export a name.
 */
function followNames(
  text: string,
  specifier: string,
  target: string,
  names: ReadonlyMap<string, string> | undefined,
): string[] {
  if (!names || names.size === 0) return [target];
  const found = [...text.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g)].filter(
    ([, , from]) => from === specifier,
  );
  const imported = found
    .flatMap(([, list = '']) =>
      list.split(',').map(
        (name) =>
          name
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/, 1)[0] ?? '',
      ),
    )
    .filter((name) => name !== '');
  const files = imported.map((name) => names.get(name));
  return files.length > 0 && files.every((path) => path !== undefined) ? [...new Set(files)] : [target];
}

/** Returns the file of each name that an entry point re-exports. */
function readReexports(root: string, entryPoint: string): ReadonlyMap<string, string> {
  if (!existsSync(join(root, entryPoint)) || !code.test(entryPoint)) return new Map();
  const text = readFileSync(join(root, entryPoint), 'utf8');
  return new Map(
    [...text.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(\.[^']+)'/gm)].flatMap(([, list = '', path = '']) =>
      list.split(',').map(
        (name) =>
          [
            name
              .trim()
              .replace(/^type\s+/, '')
              .replace(/^.*\sas\s+/, ''),
            posix.join(posix.dirname(entryPoint), path),
          ] as const,
      ),
    ),
  );
}

/** Returns every entry point of every package of the repository with its file, such as `@kinemorph/ui/theme`. */
function readEntryPoints(root: string): ReadonlyMap<string, string> {
  const entryPoints = new Map<string, string>();
  for (const manifest of globSync('{libs,apps,tools}/*/package.json', { cwd: root })) {
    const { name, exports } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
      name: string;
      exports?: Record<string, string | Record<string, string>>;
    };
    const folder = posix.dirname(relative(root, join(root, manifest)).split(sep).join('/'));
    for (const [entryPoint, target] of Object.entries(exports ?? {})) {
      const path = typeof target === 'string' ? target : target['default'];
      if (path !== undefined)
        for (const [part, file] of filesBehind(root, posix.join(folder, path)))
          entryPoints.set(posix.join(name, entryPoint).replace('*', part), file);
    }
  }
  return entryPoints;
}

/**
 * Returns the files of an entry point, each with the part that matches the `*` of a pattern. All `*` of a pattern match
 * the same part.
 */
function filesBehind(root: string, target: string): readonly (readonly [part: string, file: string])[] {
  if (!target.includes('*')) return [['', target]];
  const [start = '', ...rest] = target.split('*').map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${start}([^/]+)${rest.join('\\1')}$`);
  return globSync(target, { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .flatMap((file) => {
      const part = pattern.exec(file)?.[1];
      return part === undefined ? [] : [[part, file] as const];
    });
}
