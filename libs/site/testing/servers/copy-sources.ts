import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This checkout: tests copy it, and never write to it. */
export const checkout = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Copies parts of this checkout into a new folder below `into`, a path from its root. A copy there uses the checkout's
 * packages for those that it lacks. `isWanted` gets paths from the root that begin with a slash.
 */
export function copySources(
  into: string,
  parts: readonly string[],
  isWanted: (path: string) => boolean,
): { readonly root: string; readonly remove: () => void } {
  const folder = join(checkout, into);
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(join(folder, 'copy-'));
  for (const part of parts)
    cpSync(join(checkout, part), join(root, part), {
      recursive: true,
      filter: (from) => isWanted(from.slice(checkout.length).replaceAll('\\', '/')),
    });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Links the packages of the workspace to those of a copy, and the copy to the packages that belong to one of them. */
export function linkPackages(root: string): void {
  const scope = join(root, 'node_modules/@kinemorph');
  mkdirSync(scope, { recursive: true });
  for (const folder of ['libs', 'apps'])
    for (const name of readdirSync(join(root, folder))) {
      symlinkSync(join(root, folder, name), join(scope, name), 'dir');
      // Packages that npm installed beside this one, since another version of them is in the root.
      const own = join(folder, name, 'node_modules');
      if (existsSync(join(checkout, own)) && !existsSync(join(root, own)))
        symlinkSync(join(checkout, own), join(root, own), 'dir');
    }
}
