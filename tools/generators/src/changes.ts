import { Mistake } from '@kinemorph/commands/mistake';
import { writeWhole } from '@kinemorph/content/lists';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** The changes of a command, by paths from the root of the checkout. */
export interface Changes {
  /** Contents of new and changed files. */
  readonly write: ReadonlyMap<string, string>;
  /** Folders to delete with their contents. */
  readonly remove: readonly string[];
}

/** Formats the texts of changes by the rules of the checkout. */
export async function formatted(root: string, { write, remove }: Changes): Promise<Changes> {
  const texts = [...write].map(async ([file, text]) => {
    const filepath = join(root, file);
    const rules = await resolveConfig(filepath);
    return [file, await format(text, { ...rules, filepath })] as const;
  });
  return { write: new Map(await Promise.all(texts)), remove };
}

/** Applies all changes, or none: if one fails, the others are reverted. */
export function apply(root: string, { write, remove }: Changes): void {
  const before = new Map(
    [...write.keys()].map((file) => {
      const path = join(root, file);
      return [path, existsSync(path) ? readFileSync(path) : undefined] as const;
    }),
  );
  const kept = mkdtempSync(join(tmpdir(), 'kinemorph-remove-'));
  const madeFolders = [...write.keys()].flatMap((file) => firstMissing(root, dirname(file)) ?? []);
  try {
    remove.forEach((folder, index) => cpSync(join(root, folder), join(kept, String(index)), { recursive: true }));
    for (const [file, text] of write) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeWhole(join(root, file), text);
    }
    for (const folder of remove) rmSync(join(root, folder), { recursive: true });
  } catch (error) {
    for (const [path, text] of before) if (text !== undefined) writeFileSync(path, text);
    for (const folder of madeFolders) rmSync(join(root, folder), { recursive: true, force: true });
    remove.forEach((folder, index) => {
      if (existsSync(join(kept, String(index))))
        cpSync(join(kept, String(index)), join(root, folder), { recursive: true });
    });
    throw new Mistake(`Nothing is changed: ${(error as Error).message}`);
  } finally {
    rmSync(kept, { recursive: true, force: true });
  }
}

/** Returns the topmost missing folder of a path. */
function firstMissing(root: string, folder: string): string | undefined {
  if (existsSync(join(root, folder))) return undefined;
  const above = dirname(folder);
  return firstMissing(root, above) ?? folder;
}
