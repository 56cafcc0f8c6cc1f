import { checkout, copySources, linkPackages } from '@kinemorph/site/testing';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const parts = [
  ...[
    'apps',
    'libs',
    'docs/glossary',
    'tools/manuals',
    'tools/commands',
    'tools/sandbox/src/api',
    'tools/budgets/src/page-kinds.ts',
  ],
  ...['tsconfig.json', 'vitest.shared.ts'],
];

/** A copy of this checkout that can be compiled and served. */
export function scratchCopy(): { readonly root: string; readonly remove: () => void } {
  const copy = copySources('tools/generators/dist', parts, (path) => !/\/(?:node_modules|dist|e2e)$/.test(path));
  linkPackages(copy.root);
  return copy;
}

/** Checks the types of a package of a checkout, or of all libs; returns the compiler's output. */
export async function checkTypes(root: string, project: `libs/${string}` | 'libs'): Promise<string> {
  const config = join(root, project, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: relative(join(root, project), join(root, 'tsconfig.json')),
      include: ['**/*.ts', '**/*.tsx'],
    }),
  );
  return (await runNode([join(checkout, 'node_modules/typescript/bin/tsc'), '-p', config], root)).output;
}

/** Checks the content of a checkout as `npm run content -- check` does. */
export function checkContent(root: string): Promise<{ readonly output: string; readonly code: number }> {
  return runNode([join(checkout, 'tools/content-cli/src/main.ts'), '--root', root, 'check'], checkout);
}

function runNode(args: readonly string[], cwd: string): Promise<{ readonly output: string; readonly code: number }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 1e7 }, (error, output) => {
      resolve({ output, code: error ? Number(error.code) : 0 });
    });
  });
}
