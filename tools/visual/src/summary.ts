import type { Group } from './causes.ts';
import { count, isGreen, outcomes, type Result } from './results.ts';

/** The paths that the summary prints. */
export interface Places {
  /** Path of a baseline as users type it. */
  readonly baseline: (story: string, mode: string) => string;
  readonly report: string;
}

/** Returns the text at the end of a run. */
export function summary(results: readonly Result[], groups: readonly Group[], seconds: number, places: Places): string {
  const counts = count(results);
  const stories = new Set(results.map(({ story }) => story)).size;
  const parts = outcomes
    .filter((outcome) => outcome === 'same' || counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]} ${outcome === 'same' ? 'as before' : outcome}`);
  const head = `${counted(results.length, 'picture', 'pictures')} of ${counted(stories, 'story', 'stories')} in ${seconds.toFixed(0)} s: ${parts.join(', ')}.`;
  if (isGreen(results)) return head;
  return [
    ...groups.filter(({ id }) => id !== 'accepted').flatMap((group) => details(group, places)),
    '',
    head,
    `Look:    ${places.report}`,
    ...acceptLines(results),
  ].join('\n');
}

/** "1 story", "2 stories" */
export function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** How many pictures of a group are listed one by one. */
const listed = 12;

/** Returns the pictures of the changed component with their paths, and only the number of those that moved with it. */
function details({ id, title, own, moved }: Group, { baseline }: Places): string[] {
  const worstFirst = outcomes.flatMap((outcome) => own.filter((result) => result.outcome === outcome));
  return [
    `${title}: ${counted(own.length + moved.length, 'picture', 'pictures')}`,
    ...worstFirst
      .slice(0, listed)
      .flatMap((result) => [
        `✗ ${result.outcome.padEnd(8)} ${result.story} · ${result.mode}${reason(result)}`,
        `           ${baseline(result.story, result.mode)}`,
      ]),
    ...(own.length > listed ? [`  and ${own.length - listed} more, which the report shows`] : []),
    ...(own.length > 1 && id !== 'broken' ? [`  Accept:  ${acceptCommand(`group:${id}`)}`] : []),
    ...(moved.length > 0
      ? [
          `  Moved with it: ${counted(moved.length, 'picture', 'pictures')} of ${counted(new Set(moved.map(({ story }) => story)).size, 'story', 'stories')}`,
          `  Accept:  ${acceptCommand(`group:${id}+moved`)}`,
        ]
      : []),
  ];
}

/** Returns the fault of a picture, in a few words. */
export function reason(result: Result): string {
  if (result.outcome === 'changed') return `: ${counted(result.pixels, 'pixel differs', 'pixels differ')}`;
  if (result.outcome === 'broken') return `: ${result.error.split('\n', 1)[0] ?? ''}`;
  return '';
}

/** Returns the commands that accept the pictures; broken stories must be fixed instead. */
function acceptLines(results: readonly Result[]): string[] {
  const stories = [
    ...new Set(
      results
        .filter(({ outcome }) => outcome !== 'same' && outcome !== 'accepted' && outcome !== 'broken')
        .map(({ story }) => story),
    ),
  ];
  if (stories.length === 0) return ['Mend the broken stories first.'];
  const [first = '', ...more] = stories;
  return [
    `Accept:  ${acceptCommand(first)}`,
    ...(more.length > 0 ? [`         ${acceptCommand('all')}   (an id, a glob such as 'components-*', or all)`] : []),
  ];
}

/** Returns the command that accepts a story, a glob of stories, or all. */
export function acceptCommand(pattern: string): string {
  return `npm run visual -- --accept ${/^[\w:+-]+$/.test(pattern) ? pattern : `'${pattern}'`}`;
}
