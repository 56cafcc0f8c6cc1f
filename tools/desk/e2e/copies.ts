import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This checkout: tests copy it, and never write to it. */
export const here = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** A copy of this checkout's sources. */
export interface SourceCopy {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Writes the first place that fits otherwise; throws where none does, so that a test cannot break nothing. */
  readonly change: (file: string, from: RegExp, to: string) => void;
  readonly has: (file: string) => boolean;
  readonly remove: () => void;
}

const content = ['libs/content/src', 'libs/content/messages', 'libs/i18n/messages', 'libs/i18n/src', 'docs/glossary'];
const sites = ['libs', 'apps', 'tools/manuals/copy', 'docs/glossary'];

/** Copies the content alone, without pictures and films. */
export function copyContent(): SourceCopy {
  return copyOf(content, (path) => !/\.(?:avif|webp|jpg|mp4|webm)$/.test(path));
}

/** Copies all that the sites are served from. Packages of the workspace are the copy's own, all others this checkout's, which is above it. */
export function copySites(): SourceCopy {
  const copy = copyOf(
    sites,
    (path) => !/[\\/](?:node_modules|e2e|reports)(?:$|[\\/])|apps[\\/][\w-]+[\\/]dist/.test(path),
  );
  cpSync(join(here, 'tsconfig.json'), join(copy.root, 'tsconfig.json'));
  const scope = join(copy.root, 'node_modules/@kinemorph');
  mkdirSync(scope, { recursive: true });
  for (const folder of ['libs', 'apps'])
    for (const name of readdirSync(join(copy.root, folder)))
      symlinkSync(join(copy.root, folder, name), join(scope, name), 'dir');
  return copy;
}

function copyOf(parts: readonly string[], wanted: (path: string) => boolean): SourceCopy {
  const folder = join(here, 'tools/desk/dist/copies');
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(join(folder, 'copy-'));
  for (const part of parts)
    cpSync(join(here, part), join(root, part), { recursive: true, filter: (path) => wanted(path.slice(here.length)) });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  return {
    root,
    read,
    write,
    change: (file, from, to) => {
      if (!from.test(read(file))) throw new Error(`${file} does not hold ${from}`);
      write(file, read(file).replace(from, to));
    },
    has: (file) => existsSync(join(root, file)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
