import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import ts from 'typescript';
import type { ImportsOf } from './affected.ts';

const code = /\.(?:ts|tsx|mts|mjs|js|mdx)$/;
const globCall = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g;

/**
 * Reads which files of the repository a file imports. Sources rather than a bundler's graph, since styles in
 * `.css.ts` files are evaluated while building, and what they import is in no bundle.
 */
export function importGraph(root: string): ImportsOf {
  const doors = readDoors(root);
  const known = new Map<string, readonly string[]>();
  return (file) => {
    let imports = known.get(file);
    if (!imports)
      known.set(file, (imports = code.test(file) && existsSync(join(root, file)) ? importsIn(root, file, doors) : []));
    return imports;
  };
}

function importsIn(root: string, file: string, doors: ReadonlyMap<string, string>): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const folder = posix.dirname(file);
  const named = ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    const path = fileName.split('?', 1)[0] ?? fileName;
    const target = path.startsWith('.') ? posix.join(folder, path) : doors.get(path);
    return target === undefined ? [] : [target];
  });
  const globbed = [...text.matchAll(globCall)].flatMap(([, patterns = '']) =>
    [...patterns.matchAll(/'([^']*)'/g)].flatMap(([, pattern = '']) =>
      globSync(pattern, { cwd: join(root, folder) }).map((found) => posix.join(folder, found.split(sep).join('/'))),
    ),
  );
  return [...named, ...globbed];
}

/** Every door of every package of the repository: `@kinemorph/ui/theme` to its file. */
function readDoors(root: string): ReadonlyMap<string, string> {
  const doors = new Map<string, string>();
  for (const manifest of globSync('{libs,apps,tools}/*/package.json', { cwd: root })) {
    const { name, exports } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
      name: string;
      exports?: Record<string, string | Record<string, string>>;
    };
    const folder = posix.dirname(relative(root, join(root, manifest)).split(sep).join('/'));
    for (const [door, target] of Object.entries(exports ?? {})) {
      const path = typeof target === 'string' ? target : target['default'];
      if (path !== undefined) doors.set(posix.join(name, door), posix.join(folder, path));
    }
  }
  return doors;
}
