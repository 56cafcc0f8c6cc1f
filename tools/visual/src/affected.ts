import { matchesGlob, posix } from 'node:path';
import type { Story } from './plan.ts';

/** Paths are from the repository's root, with forward slashes. */
export type ImportsOf = (file: string) => readonly string[];

/** Files that no story imports, although every picture depends on them. */
const everywhere = [
  'package-lock.json',
  'libs/ui/src/theme/**',
  'libs/ui/src/themes/**',
  'libs/ui/src/testing/*.css.ts',
  'tools/storybook/*.ts',
  'tools/storybook/.storybook/**',
  'tools/visual/src/**',
  'tools/commands/browser.mjs',
];

/**
 * Returns the stories that these changes may affect: those whose imports include a changed file, and those with changed
 * baselines. A change to a file that every picture depends on affects all.
 */
export function affectedStories(
  stories: readonly Story[],
  changed: readonly string[],
  importsOf: ImportsOf,
): ReadonlySet<string> {
  if (changed.some((file) => everywhere.some((pattern) => matchesGlob(file, pattern))))
    return new Set(stories.map(({ id }) => id));
  const changes = new Set(changed);
  const baselines = new Set(changed.flatMap((file) => /^tools\/visual\/baselines\/([^/]+)\//.exec(file)?.[1] ?? []));
  const touched = new Map<string, boolean>();
  const isTouched = (file: string): boolean => {
    const known = touched.get(file);
    if (known !== undefined) return known;
    const found = reaches(file, changes, importsOf);
    touched.set(file, found);
    return found;
  };
  return new Set(
    stories
      .filter(({ id, file }) => baselines.has(id) || isTouched(posix.join('tools/storybook', file)))
      .map(({ id }) => id),
  );
}

function reaches(start: string, targets: ReadonlySet<string>, importsOf: ImportsOf): boolean {
  const seen = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (targets.has(file)) return true;
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...importsOf(file));
  }
  return false;
}
