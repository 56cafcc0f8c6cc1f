import { Mistake } from '@kinemorph/commands/mistake';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** A story as Storybook's `index.json` lists it. */
export interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  /** Relative to tools/storybook. */
  readonly importPath: string;
  readonly tags?: readonly string[];
}

/** A story with a picture. */
export interface Story {
  readonly id: string;
  /** As in Storybook's side bar: "Components/Button · Action". */
  readonly name: string;
  readonly file: string;
}

/** The stories of a built Storybook. */
export function readStories(storybook: string): Story[] {
  const file = join(storybook, 'index.json');
  if (!existsSync(file) || !existsSync(join(storybook, 'iframe.html')))
    throw new Mistake(`There is no built Storybook in ${storybook}: npm run visual builds one.`);
  return storiesOf(JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> });
}

/** The stories of an index, but for documentation and those that opt out by the tag `!visual`. */
export function storiesOf(index: { readonly entries: Readonly<Record<string, IndexEntry>> }): Story[] {
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && (tags?.includes('visual') ?? true))
    .map(({ id, title, name, importPath }) => ({ id, name: `${title} · ${name}`, file: importPath }));
}

/** Returns true if a story's id matches one of the patterns: an id, a glob, or `all`. */
export function isMeant(id: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => pattern === 'all' || pattern === id || matchesGlob(id, pattern));
}

/** The stories of a run, and the baselines without a story. */
export interface Plan {
  readonly stories: readonly Story[];
  /** Ids of stories that have baselines and are no longer there. */
  readonly removed: readonly string[];
}

/**
 * Selects the stories of a run. A story is removed if no index contains it; one that is only not selected keeps its
 * baselines.
 */
export function plan(
  stories: readonly Story[],
  baselines: readonly string[],
  { only, affected }: { only?: readonly string[] | undefined; affected?: ReadonlySet<string> | undefined },
): Plan {
  const present = new Set(stories.map(({ id }) => id));
  const meant = (id: string) => only === undefined || isMeant(id, only);
  return {
    stories: stories.filter(({ id }) => meant(id) && (affected === undefined || affected.has(id))),
    removed: baselines.filter((id) => !present.has(id) && meant(id)),
  };
}
