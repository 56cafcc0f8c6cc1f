import { posix } from 'node:path';
import type { ImportsOf } from './affected.ts';
import type { Story } from './plan.ts';
import type { Result } from './results.ts';

/** Pictures that differ for one reason. */
export interface Group<R extends Result = Result> {
  /**
   * Its name for `--accept group:<id>`, which accepts its own pictures, and for `group:<id>+moved`, which accepts the
   * others.
   */
  readonly id: string;
  readonly title: string;
  /** Pictures of the changed component or screen itself. */
  readonly own: readonly R[];
  /** Pictures of stories that only contain it. */
  readonly moved: readonly R[];
}

/** Further data about a change besides its pictures. */
export interface Sources {
  readonly importsOf: ImportsOf;
  /** Files that differ from the last accepted state; paths from the repository's root. */
  readonly changedFiles: readonly string[];
  /** Design tokens that differ, one line each. */
  readonly changedTokens: readonly string[];
}

/** The stories of one file, with the common beginning of their ids: `components-button`. */
interface Subject<R> {
  readonly id: string;
  readonly title: string;
  /** The folder of the file; undefined if the stories no longer exist. */
  readonly folder: string | undefined;
  readonly results: R[];
  /** Files that the component or screen imports, and those that its stories import besides. */
  readonly code: ReadonlySet<string>;
  readonly stories: ReadonlySet<string>;
}

/**
 * Groups differing pictures by their cause: broken stories first, then changed tokens, then each changed component or
 * screen, with the pictures of those that only contain it. A subject is a cause if its own files changed, or if it
 * contains no other subject with differing pictures.
 */
export function groupByCause<R extends Result>(
  results: readonly R[],
  stories: readonly Story[],
  sources: Sources,
): Group<R>[] {
  const broken = results.filter(({ outcome }) => outcome === 'broken');
  const subjects = readSubjects(
    results.filter(({ outcome }) => outcome !== 'same' && outcome !== 'accepted' && outcome !== 'broken'),
    stories,
    sources.importsOf,
  );
  const causes = findCauses(subjects, sources);
  const shared = sharedCause(sources);
  const byToken = shared === undefined ? [] : causes.filter((cause) => !isEdited(cause, sources));
  const edited = causes.filter((cause) => !byToken.includes(cause));
  const groups = new Map<string, { id: string; title: string; own: R[]; moved: R[] }>();
  const add = (id: string, title: string) => groups.set(id, { id, title, own: [], moved: [] }).get(id)?.own ?? [];
  if (broken.length > 0) add('broken', 'Broken stories').push(...broken);
  if (byToken.length > 0) add('tokens', shared ?? '').push(...byToken.flatMap((cause) => cause.results));
  for (const cause of edited.toSorted(mostFirst)) add(cause.id, cause.title).push(...cause.results);
  for (const subject of subjects.filter((one) => !causes.includes(one))) {
    const names = new Set(
      causes
        .filter((cause) => contains(subject, cause))
        .map((cause) => (byToken.includes(cause) ? 'tokens' : cause.id)),
    );
    const [only = 'several'] = names.size === 1 ? names : [];
    if (!groups.has(only)) add(only, 'Several of the above');
    groups.get(only)?.moved.push(...subject.results);
  }
  const accepted = results.filter(({ outcome }) => outcome === 'accepted');
  if (accepted.length > 0) add('accepted', 'Accepted in this change').push(...accepted);
  return [...groups.values()];
}

function readSubjects<R extends Result>(
  results: readonly R[],
  stories: readonly Story[],
  importsOf: ImportsOf,
): Subject<R>[] {
  const files = new Map(
    stories.map(({ id, file }) => [id.split('--', 1)[0] ?? id, posix.join('tools/storybook', file)]),
  );
  const subjects = new Map<string, Subject<R>>();
  for (const result of results) {
    const id = result.story.split('--', 1)[0] ?? result.story;
    const file = files.get(id);
    if (!subjects.has(id)) {
      const inStories = file === undefined ? new Set<string>() : reach([file], importsOf);
      const folder = file && posix.dirname(file);
      const ofFolder = [...inStories].filter(
        (path) => folder !== undefined && path.startsWith(`${folder}/`) && !isStoryOrTest(path),
      );
      subjects.set(id, {
        id,
        title: result.name.split(' · ', 1)[0] ?? id,
        folder,
        results: [],
        code: reach(ofFolder, importsOf),
        stories: inStories,
      });
    }
    subjects.get(id)?.results.push(result);
  }
  return [...subjects.values()];
}

function findCauses<R>(subjects: readonly Subject<R>[], sources: Sources): readonly Subject<R>[] {
  const causes = subjects.filter(
    (subject) => isEdited(subject, sources) || !subjects.some((other) => mayCause(other, subject)),
  );
  const isCaused = (subject: Subject<R>) => causes.some((cause) => cause === subject || contains(subject, cause));
  return subjects.filter((subject) => causes.includes(subject) || !isCaused(subject));
}

/** Two components whose stories show each other are distinguished by the imports of the components themselves. */
function mayCause<R>(cause: Subject<R>, subject: Subject<R>): boolean {
  if (cause === subject) return false;
  if (holds(subject.code, cause)) return !holds(cause.code, subject);
  return holds(subject.stories, cause) && !holds(cause.stories, subject);
}

const contains = <R>(subject: Subject<R>, cause: Subject<R>) =>
  holds(subject.code, cause) || holds(subject.stories, cause);

function holds<R>(files: ReadonlySet<string>, { folder }: Subject<R>): boolean {
  // Helpers of stories are imported by all of them, and are in no page.
  if (folder === undefined || posix.basename(folder) === 'testing') return false;
  return [...files].some((path) => path.startsWith(`${folder}/`) && !isStoryOrTest(path));
}

function isEdited<R>({ folder }: Subject<R>, { changedFiles }: Sources): boolean {
  return (
    folder !== undefined && changedFiles.some((path) => path.startsWith(`${folder}/`) && !/\.test\.tsx?$/.test(path))
  );
}

const isStoryOrTest = (path: string) => /\.(?:stories|test)\.tsx?$/.test(path);

function reach(start: readonly string[], importsOf: ImportsOf): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...importsOf(file));
  }
  return seen;
}

/** Components before screens, then those with the most pictures. */
function mostFirst<R>(a: Subject<R>, b: Subject<R>): number {
  const rank = ({ title }: Subject<R>) => (title.startsWith('Components/') ? 0 : 1);
  return rank(a) - rank(b) || b.results.length - a.results.length || a.id.localeCompare(b.id, 'en');
}

/** How many tokens or files a title names. */
const named = 4;

/**
 * Returns a cause that affects every component: changed tokens, or else other files of the theme; undefined if there
 * are none.
 */
function sharedCause({ changedTokens, changedFiles }: Sources): string | undefined {
  if (changedTokens.length > 0)
    return `${changedTokens.length === 1 ? 'Token' : `${changedTokens.length} tokens`}: ${inShort(changedTokens)}`;
  const files = changedFiles.filter((path) => /^libs\/ui\/src\/themes?\//.test(path) && !/\.test\.tsx?$/.test(path));
  return files.length > 0 ? `Theme: ${inShort(files.map((path) => posix.basename(path)))}` : undefined;
}

function inShort(names: readonly string[]): string {
  return `${names.slice(0, named).join('; ')}${names.length > named ? `; and ${names.length - named} more` : ''}`;
}
