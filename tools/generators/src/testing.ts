import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** This checkout. */
export const here = fileURLToPath(new URL('../../..', import.meta.url));

/** A copy of some folders and files of this checkout, gone when the test ends. */
export function copyOf(...parts: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'generators-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  for (const part of parts) cpSync(join(here, part), join(root, part), { recursive: true });
  return root;
}

/** Every file of a folder with its text. */
export function filesOf(root: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(root.length + 1), readFileSync(path, 'latin1')]),
  );
}

/** The files that are not the same in both. */
export function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
}

/** Prints and returns the files that a new thing touches outside its folder. */
export function outside(what: string, folder: string, touched: readonly string[]): readonly string[] {
  const others = touched.filter((file) => !file.startsWith(`${folder}/`));
  console.log(`files touched outside its folder: ${what} ${others.length} (${others.join(', ')})`);
  return others;
}
