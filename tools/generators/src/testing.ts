import { isRegionId } from '@kinemorph/content';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';

/** This checkout. */
export const here = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * A region for tests to make: Spain, or Italy if the checkout already serves Spain. Both have the same currency and
 * time.
 */
export const exampleRegion =
  [
    { id: 'es', country: 'ES', name: 'Spain', locale: 'es-ES', currency: 'EUR', timeZone: 'Europe/Madrid' },
    { id: 'it', country: 'IT', name: 'Italy', locale: 'it-IT', currency: 'EUR', timeZone: 'Europe/Rome' },
  ].find(({ id }) => !isRegionId(id)) ??
  expect.fail('Name in testing.ts a country of Europe that no region serves yet.');

/** The arguments of `npm run new` that make the example region. */
export const exampleRegionArgs = [
  ...['region', exampleRegion.id, '--locale', exampleRegion.locale, '--currency', exampleRegion.currency],
  ...['--time-zone', exampleRegion.timeZone, '--like', 'fr'],
];

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

/** Prints and returns the files outside its folder that a new thing changes. */
export function outside(what: string, folder: string, touched: readonly string[]): readonly string[] {
  const others = touched.filter((file) => !file.startsWith(`${folder}/`));
  console.log(`files touched outside its folder: ${what} ${others.length} (${others.join(', ')})`);
  return others;
}
