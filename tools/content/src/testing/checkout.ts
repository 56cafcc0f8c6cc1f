import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished } from 'vitest';
import { Sources } from '../source/sources.ts';

/** This checkout. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');
const main = join(root, 'tools/content/src/main.ts');
/** The folder in which Node keeps compiled modules: half of a short command's time goes into compiling TypeScript. */
const compiled = join(root, 'node_modules/.cache/kinemorph/compiled');

/** A checkout of a test's own, gone when it ends. */
export interface Checkout {
  readonly root: string;
  readonly sources: Sources;
  readonly read: (file: string) => string;
  /** Writes the first place that fits otherwise, and answers where it is, `file:line`; throws where none does, so that a test cannot break nothing. */
  readonly change: (file: string, from: RegExp, to: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'content-desk-'));
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

/** What is in a folder, and what tells that it is still as it was, by its path in there. */
function contentsOf(made: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(made, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { ino, size, mtimeMs } = statSync(path);
      return [relative(made, path), entry.isDirectory() ? 'folder' : `${ino} ${size} ${mtimeMs}`];
    }),
  );
}

/** The copy that the tests of a file share, as it was made: two thousand files take seconds to write. */
let shared: { readonly made: string; readonly contents: ReadonlyMap<string, string> } | undefined;
afterAll(() => {
  if (shared) removeFolder(shared.made);
});

/** Makes the shared copy again what it was. */
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

/** A copy of all that the commands read here, for one test; the next one finds nothing of what this one changes. */
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

/** What a command said, and how it ended. */
export interface Ran {
  readonly said: string;
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
        resolve({ said: `${out}${err}`.trim(), code: error ? Number(error.code) : 0 });
      },
    );
  });
}
