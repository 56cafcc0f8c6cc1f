import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { Sources } from '../source/sources.ts';

/** This checkout. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');
const main = join(root, 'tools/content/src/main.ts');

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

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'content-desk-'));
  onTestFinished(() => {
    rmSync(made, { recursive: true, force: true });
  });
  return made;
}

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
  const checkout = checkoutIn(folder());
  for (const [file, text] of Object.entries(files))
    checkout.write(file, typeof text === 'string' ? text : JSON.stringify(text, null, 2));
  return checkout;
}

/** A copy of all that the commands read here. */
export function copyOfThis(): Checkout {
  const made = folder();
  const wanted = (path: string) => !/[\\/](?:node_modules|dist)$/.test(path);
  for (const part of [
    '.prettierrc.json',
    'libs/content/src',
    'libs/content/messages',
    'libs/i18n/messages',
    'libs/screens/src',
    'libs/site/src',
    'tools/manuals/copy',
    'docs/glossary',
  ])
    cpSync(join(root, part), join(made, part), { recursive: true, filter: wanted });
  return checkoutIn(made);
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
      { cwd: at, env: { ...process.env, INIT_CWD: undefined, FORCE_COLOR: undefined, NO_COLOR: '1' } },
      (error, out, err) => {
        resolve({ said: `${out}${err}`.trim(), code: error ? Number(error.code) : 0 });
      },
    );
  });
}
