import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished } from 'vitest';
import { Sources } from '../source/sources.ts';

/** This checkout. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');
const main = join(root, 'tools/content-cli/src/main.ts');
/**
 * The folder in which Node caches compiled modules: a short command spends half of its time on compiling TypeScript.
 */
const compiled = join(root, 'node_modules/.cache/kinemorph/compiled');

/** A temporary checkout of a test. */
export interface Checkout {
  readonly root: string;
  readonly sources: Sources;
  readonly read: (file: string) => string;
  /**
   * Replaces the first match, and returns its place as `file:line`. Throws if nothing matches, so that a test can't
   * pass without a change.
   */
  readonly change: (file: string, from: RegExp, to: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'content-cli-'));
const removeFolder = (made: string) => {
  rmSync(made, { recursive: true, force: true });
};

function checkoutIn(made: string): Checkout {
  const read = (file: string) => readFileSync(join(made, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(made, file)), { recursive: true });
    writeFileSync(join(made, file), text);
  };
  return {
    root: made,
    sources: new Sources(made),
    read,
    write,
    change: (file, from, to) => {
      const text = read(file);
      const at = from.exec(text);
      if (!at) throw new Error(`${file} does not hold ${from}`);
      write(file, text.replace(from, to));
      return `${file}:${text.slice(0, at.index).split('\n').length}`;
    },
    remove: (file) => {
      rmSync(join(made, file));
    },
  };
}

/** A checkout of a few files. */
export function checkoutOf(files: Readonly<Record<string, string | object>>): Checkout {
  const made = newFolder();
  onTestFinished(() => {
    removeFolder(made);
  });
  const checkout = checkoutIn(made);
  for (const [file, text] of Object.entries(files))
    checkout.write(file, typeof text === 'string' ? text : JSON.stringify(text, null, 2));
  return checkout;
}

/** The files and folders that the commands under test read. */
const parts = [
  '.prettierrc.json',
  'libs/content/src',
  'libs/content/messages',
  'libs/i18n/messages',
  'libs/screens/src',
  'libs/site/src',
  'tools/manuals/copy',
  'docs/glossary',
];

/** Returns the entries of a folder by their relative paths, each with a value that changes if the entry does. */
function contentsOf(made: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(made, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { ino, size, mtimeMs } = statSync(path);
      return [relative(made, path), entry.isDirectory() ? 'folder' : `${ino} ${size} ${mtimeMs}`];
    }),
  );
}

/** The copy that the tests of a file share, in its original state: its two thousand files take seconds to write. */
let shared: { readonly made: string; readonly contents: ReadonlyMap<string, string> } | undefined;
afterAll(() => {
  if (shared) removeFolder(shared.made);
});

/** Restores the original state of the shared copy. */
function restore({ made, contents }: NonNullable<typeof shared>): void {
  const now = contentsOf(made);
  for (const path of now.keys()) if (!contents.has(path)) rmSync(join(made, path), { recursive: true, force: true });
  for (const [path, was] of contents) {
    if (now.get(path) === was) continue;
    if (was === 'folder') mkdirSync(join(made, path), { recursive: true });
    else cpSync(join(root, path), join(made, path));
  }
  shared = { made, contents: contentsOf(made) };
}

/** Returns a copy of all files that the commands read, for one test. Changes are not visible to the next test. */
export function copyOfThis(): Checkout {
  if (!shared) {
    const made = newFolder();
    for (const part of parts) cpSync(join(root, part), join(made, part), { recursive: true });
    shared = { made, contents: contentsOf(made) };
  }
  const used = shared;
  onTestFinished(() => {
    restore(used);
  });
  return checkoutIn(used.made);
}

/** The output and the exit code of a command. */
export interface Ran {
  readonly output: string;
  readonly code: number;
}

/** Runs a command as `npm run content` does. */
export function run(at: string, ...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [main, '--root', at, ...args],
      {
        cwd: at,
        env: {
          ...process.env,
          INIT_CWD: undefined,
          FORCE_COLOR: undefined,
          NO_COLOR: '1',
          NODE_COMPILE_CACHE: compiled,
        },
      },
      (error, out, err) => {
        resolve({ output: `${out}${err}`.trim(), code: error ? Number(error.code) : 0 });
      },
    );
  });
}
