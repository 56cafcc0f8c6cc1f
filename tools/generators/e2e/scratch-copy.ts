import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This checkout. */
export const here = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

const parts = ['apps', 'libs', 'docs/glossary', 'tools/manuals', 'tsconfig.json', 'vitest.shared.ts', 'tools/commands'];
const leftOut = new Set(['node_modules', 'dist', 'e2e']);

/** A copy of this checkout that can be compiled and served. Packages of the workspace are its own, all others those of this checkout, which is above it. */
export function scratchCopy(): { readonly root: string; readonly remove: () => void } {
  const copies = join(here, 'tools/generators/dist');
  mkdirSync(copies, { recursive: true });
  const root = mkdtempSync(join(copies, 'copy-'));
  for (const part of parts)
    cpSync(join(here, part), join(root, part), { recursive: true, filter: (from) => !leftOut.has(basename(from)) });
  const scope = join(root, 'node_modules/@kinemorph');
  mkdirSync(scope, { recursive: true });
  for (const kind of ['libs', 'apps'])
    for (const name of readdirSync(join(root, kind))) symlinkSync(join(root, kind, name), join(scope, name));
  return {
    root,
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Checks the types of a package of a checkout; returns what the compiler says. */
export async function checkTypes(root: string, project: string): Promise<string> {
  const config = join(root, project, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.json', include: ['**/*.ts', '**/*.tsx'] }));
  return (await runNode([join(here, 'node_modules/typescript/bin/tsc'), '-p', config], root)).said;
}

/** Checks the content of a checkout as `npm run content -- check` does. */
export function checkContent(root: string): Promise<{ readonly said: string; readonly code: number }> {
  return runNode([join(here, 'tools/content/src/main.ts'), '--root', root, 'check'], here);
}

function runNode(args: readonly string[], cwd: string): Promise<{ readonly said: string; readonly code: number }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 1e7 }, (error, said) => {
      resolve({ said, code: error ? Number(error.code) : 0 });
    });
  });
}
