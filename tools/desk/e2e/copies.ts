import { checkout, copySources, linkPackages } from '@kinemorph/site/testing';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A copy of this checkout's sources. */
export interface SourceCopy {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Replaces the first match; throws if nothing matches, so that a test can't pass without a change. */
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

/**
 * Copies all sources of the sites. Packages of the workspace are resolved in the copy, all others in this checkout,
 * which is above it.
 */
export function copySites(): SourceCopy {
  const copy = copyOf(sites, (path) => !/\/(?:node_modules|e2e|reports)(?:$|\/)|apps\/[\w-]+\/dist/.test(path));
  cpSync(join(checkout, 'tsconfig.json'), join(copy.root, 'tsconfig.json'));
  linkPackages(copy.root);
  return copy;
}

function copyOf(parts: readonly string[], isWanted: (path: string) => boolean): SourceCopy {
  const { root, remove } = copySources('tools/desk/dist/copies', parts, isWanted);
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
    remove,
  };
}
