import { Mistake } from '@kinemorph/commands/mistake';
import { parseArgs } from 'node:util';

/** The options of a run. */
export interface Options {
  /** The parts to run, in the order of the benchmark. */
  readonly only: readonly string[];
  /** How often each figure of a page is measured; the median counts. */
  readonly runs: number;
}

const defaultRuns = 3;

/** Returns the text of `--help`. */
export function helpText(parts: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(parts).map((part) => part.length));
  const list = Object.entries(parts).map(([part, what]) => `  ${part.padEnd(width)}  ${what}`);
  return [
    'npm run bench                              measures everything',
    'npm run bench -- --only <part>,<part>      measures these parts',
    `npm run bench -- --runs <number>           measures each figure of a page this often (${defaultRuns})`,
    '',
    'Parts:',
    ...list,
  ].join('\n');
}

/** Reads the command line; undefined if it contains `--help`. */
export function readOptions(args: readonly string[], parts: readonly string[]): Options | undefined {
  const { only, runs, help } = parse(args);
  if (help) return undefined;
  const wanted = only?.split(',').map((part) => part.trim()) ?? parts;
  const unknown = wanted.filter((part) => !parts.includes(part));
  if (unknown.length > 0)
    throw new Mistake(
      `There is no part ${unknown.map((part) => `"${part}"`).join(', ')}: --only takes ${parts.join(', ')}.`,
    );
  return { only: parts.filter((part) => wanted.includes(part)), runs: readRuns(runs) };
}

function readRuns(text: string | undefined): number {
  if (text === undefined) return defaultRuns;
  const runs = Number(text);
  if (/^\d+$/.test(text) && runs >= 1) return runs;
  throw new Mistake(`--runs is "${text}": give it a whole number from 1 on.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { only: { type: 'string' }, runs: { type: 'string' }, help: { type: 'boolean' } },
      strict: true,
      allowPositionals: false,
    }).values;
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error));
  }
}
