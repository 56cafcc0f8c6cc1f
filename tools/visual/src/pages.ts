import { join } from 'node:path';
import { isPage, type AcceptedPages } from './accepted-pages.ts';
import { affectedStories } from './affected.ts';
import { baseCommit } from './base-commit.ts';
import { baseStorybook } from './base-storybook.ts';
import { Baselines } from './baselines.ts';
import type { Camera } from './camera.ts';
import { calm } from './calm.ts';
import { changedSince } from './changes.ts';
import { importGraph } from './import-graph.ts';
import { packSoon, unpack } from './pictures.ts';
import { isMeant, readStories, type Story } from './plan.ts';
import type { ModesOf } from './reader-settings.ts';
import type { Result } from './results.ts';
import { compareAll, takeAll, type Seen } from './run.ts';

/** The parts of a run that comparing pages needs. */
export interface PagesRun {
  readonly root: string;
  readonly cache: string;
  /** The folder for the pictures of the base, for review. */
  readonly pictures: string;
  readonly since: string;
  readonly only: readonly string[] | undefined;
  readonly workers: number;
  readonly modesOf: ModesOf;
  /** A Storybook to compare all pages with; by default, only changed pages are compared with the base's Storybook. */
  readonly baseStorybook: string | undefined;
  readonly withCamera: <T>(storybook: string, look: (camera: Camera) => Promise<T>) => Promise<T>;
  readonly say: (line: string) => void;
  readonly progress: (result: Result) => void;
}

/** The pages of a run, compared with those of the base commit; or the reason why that was impossible. */
export type Pages =
  | { readonly results: readonly Seen[]; readonly before: Baselines; readonly changed?: readonly string[] | undefined }
  | { readonly skipped: string };

/** The base's Storybook, and the pages that are compared with it. */
interface Base {
  readonly folder: string;
  readonly stories: readonly Story[];
  /** Files that differ from the base; undefined if only its Storybook is known. */
  readonly changed?: readonly string[];
}

/** Takes the pictures of pages twice on this machine: from the base's Storybook and from the present one. */
export async function comparePages(
  { pages, present }: { readonly pages: readonly Story[]; readonly present: readonly Story[] },
  camera: Camera,
  accepted: AcceptedPages,
  run: PagesRun,
): Promise<Pages> {
  const before = new Baselines(run.pictures);
  await before.clear();
  if (pages.length === 0) return { results: [], before };
  const base = findBase(pages, run);
  if ('skipped' in base) return base;
  if (!base.folder) return { results: [], before, changed: base.changed };
  const there = new Set(present.map(({ id }) => id));
  const meant = new Set(base.stories.map(({ id }) => id));
  const ofBase = readStories(base.folder).filter(({ id }) => isPage(id) && isMeant(id, run.only ?? ['all']));
  const gone = ofBase.filter(({ id }) => !there.has(id));
  await run.withCamera(base.folder, (other) =>
    takeAll(
      other,
      ofBase.filter(({ id }) => meant.has(id) || !there.has(id)),
      run.modesOf,
      run.workers,
      async ({ story, mode }, shot) => {
        if ('picture' in shot) await before.write(story.id, mode, await packSoon(calm(await unpack(shot.picture))));
      },
    ),
  );
  const results = await compareAll(
    camera,
    { stories: base.stories, removed: gone.map(({ id }) => id) },
    run.modesOf,
    run.workers,
    before,
    run.progress,
  );
  return { results: await accepted.recognise(results, base.changed), before, changed: base.changed };
}

/** Builds the base's Storybook if a change may have affected a page; otherwise the folder is empty. */
function findBase(pages: readonly Story[], run: PagesRun): Base | { readonly skipped: string } {
  if (run.baseStorybook !== undefined) return { folder: run.baseStorybook, stories: pages };
  const commit = baseCommit(run.root, run.since);
  if (commit === undefined)
    return {
      skipped: `Git can't tell from which commit this change starts: it knows no common past with "${run.since}".`,
    };
  const changed = changedSince(run.root, commit);
  const stories = touchedPages(pages, changed, run.root);
  const removesStories = changed.some((path) => /\.stories\.tsx?$/.test(path));
  run.say(
    `${stories.length} of ${pages.length} pages may differ from ${commit.slice(0, 8)}, from which this change starts.`,
  );
  if (stories.length === 0 && !removesStories) return { folder: '', stories, changed };
  run.say('Building the Storybook of that commit, unless it is cached.');
  try {
    return { folder: baseStorybook(run.root, commit, join(run.cache, 'visual-base')), stories, changed };
  } catch (error) {
    return { skipped: `The Storybook of ${commit.slice(0, 8)} can't be built here: ${(error as Error).message}` };
  }
}

/** The camera is the same for both sides, so a change to it touches no page. */
function touchedPages(pages: readonly Story[], changed: readonly string[], root: string): Story[] {
  const sources = changed.filter((path) => !path.startsWith('tools/visual/') && path !== 'tools/commands/browser.mjs');
  const touched = affectedStories(pages, sources, importGraph(root));
  return pages.filter(({ id }) => touched.has(id));
}
