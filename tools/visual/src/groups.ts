import { Mistake } from '@kinemorph/commands/mistake';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Group } from './causes.ts';

const prefix = 'group:';
const fileOf = (folder: string) => join(folder, 'groups.json');

/** Stores the stories of each group beside the report, so that a group can be accepted by its name. */
export async function writeGroups(groups: readonly Group[], folder: string): Promise<void> {
  const ids = (results: Group['own']) => [...new Set(results.map(({ story }) => story))];
  const stories = groups.flatMap(({ id, own, moved }) => [
    ...(own.length > 0 ? [[id, ids(own)] as const] : []),
    ...(moved.length > 0 ? [[`${id}+moved`, ids(moved)] as const] : []),
  ]);
  await writeFile(fileOf(folder), `${JSON.stringify(Object.fromEntries(stories), null, 2)}\n`);
}

/** Replaces the names of the last report's groups with their stories. */
export function expandGroups(patterns: readonly string[] | undefined, folder: string): readonly string[] | undefined {
  if (!patterns?.some((pattern) => pattern.startsWith(prefix))) return patterns;
  const file = fileOf(folder);
  if (!existsSync(file))
    throw new Mistake(`There is no report in ${folder} whose groups could be accepted: run npm run visual first.`);
  const groups = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
  return patterns.flatMap((pattern) => {
    if (!pattern.startsWith(prefix)) return [pattern];
    const stories = groups[pattern.slice(prefix.length)];
    if (!stories)
      throw new Mistake(
        `The last report has no ${pattern}. It has: ${
          Object.keys(groups)
            .map((id) => prefix + id)
            .join(', ') || 'no groups'
        }.`,
      );
    return stories;
  });
}
