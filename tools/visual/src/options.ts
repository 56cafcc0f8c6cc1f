import { Mistake } from '@kinemorph/commands/mistake';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/** The options of a run. */
export interface Options {
  /** Patterns of the stories to compare; all by default. */
  readonly only: readonly string[] | undefined;
  /** Patterns of the stories whose pictures are saved as baselines. */
  readonly accept: readonly string[] | undefined;
  /** Compares only stories that a change since this commit may have affected. */
  readonly affected: string | undefined;
  /** The commit with which pages are compared, and from which the causes of differences are read. */
  readonly since: string;
  /** Takes every picture this many times and counts those that differ from each other. */
  readonly repeat: number | undefined;
  readonly list: boolean;
  readonly workers: number;
  readonly baselines: string | undefined;
  readonly storybook: string | undefined;
  /**
   * A built Storybook with which all pages are compared, instead of that of the commit from which the change starts.
   */
  readonly baseStorybook: string | undefined;
  readonly report: string | undefined;
  /** Writes every picture into the report, not only some of those that moved with a change. */
  readonly everyPicture: boolean;
  /** Continues in a browser whose pictures are not comparable with the baselines. */
  readonly anyBrowser: boolean;
  /** Passes if some pictures can't be compared; otherwise such a run fails. */
  readonly allowSkip: boolean;
}

/** The output of `--help`. */
export const help = `npm run visual                        compares every component with its baselines, and every page that the change may have
                                      touched with the commit that it starts from
npm run visual -- --only <pattern>    only these stories: an id, or a glob such as 'components-button--*'
npm run visual -- --affected          only the stories that changes since main may have touched
npm run visual -- --accept <pattern>  takes what is seen as the new baselines; <pattern> may be all,
                                      or a group of the last report, such as group:components-button
npm run visual -- --list              the stories, and which have baselines
npm run visual -- --repeat 5          takes every picture five times, and counts the flakes

  --since <commit>       what pages are compared with, and --affected and the causes of differences go back to (main)
  --workers <n>          pages at once
  --baselines <folder>   other baselines than tools/visual/baselines: git knows no causes of their differences
  --storybook <folder>   another built Storybook than tools/storybook/dist
  --base-storybook <f>   compares all pages with this built Storybook, instead of those that a change touches with its base
  --report <folder>      another folder than reports/visual
  --every-picture        also reports all pictures of what merely moved, instead of a few
  --any-browser          goes on in another browser, or on a machine that draws otherwise
  --allow-skip           passes where pictures can't be compared, and says which

Exit code 0: every picture is as accepted. 1: some are not. 2: some could not be compared, or the command is wrong.`;

/** Reads the command line; undefined if it contains `--help`. */
export function readOptions(args: readonly string[]): Options | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  if (values.accept && values.repeat !== undefined)
    throw new Mistake('--accept and --repeat do not go together: --repeat only measures.');
  return {
    only: values.only ?? values.accept,
    accept: values.accept,
    since: values.since ?? 'main',
    affected: values.affected ? (values.since ?? 'main') : undefined,
    repeat: values.repeat === undefined ? undefined : wholeNumber('--repeat', values.repeat, 2),
    list: values.list ?? false,
    // A page waits now and then, and another may work meanwhile.
    workers: values.workers === undefined ? availableParallelism() + 1 : wholeNumber('--workers', values.workers, 1),
    baselines: values.baselines,
    storybook: values.storybook,
    baseStorybook: values['base-storybook'],
    report: values.report,
    anyBrowser: values['any-browser'] ?? false,
    everyPicture: values['every-picture'] ?? false,
    allowSkip: values['allow-skip'] ?? false,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const many = { ...text, multiple: true } as const;
  const options = {
    only: many,
    accept: many,
    affected: flag,
    since: text,
    repeat: text,
    list: flag,
    workers: text,
    baselines: text,
    storybook: text,
    'base-storybook': text,
    report: text,
    'any-browser': flag,
    'allow-skip': flag,
    'every-picture': flag,
    help: flag,
  } as const;
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new Mistake(`${(error as Error).message.split('.', 1)[0] ?? ''}.\n\n${help}`);
  }
}

function wholeNumber(name: string, value: string, least: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least) return number;
  throw new Mistake(`${name} is "${value}": give it a whole number from ${least} on.`);
}
