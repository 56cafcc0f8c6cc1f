import { Mistake } from '@kinemorph/commands/mistake';
import { parseArgs } from 'node:util';
import { usual, type Assumptions } from './capacity.ts';

const names = Object.keys(usual) as (keyof Assumptions)[];
const option = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const helpText = [
  'npm run capacity -- --visits 1e9 --pops 300    computes what a year takes, from the site map, the timelines and the budgets',
  '',
  ...names.map((name) => `  --${option(name).padEnd(16)} ${usual[name]}`),
].join('\n');

/** Reads the command line; undefined if it contains `--help`. */
export function readAssumptions(args: readonly string[]): Assumptions | undefined {
  const values = parse(args);
  if (values.help === true) return undefined;
  const given = names.flatMap((name) => {
    const text = values[option(name)];
    if (typeof text !== 'string') return [];
    const value = Number(text);
    const least = name === 'shields' || name === 'deploys' ? 0 : Number.MIN_VALUE;
    if (text.trim() === '' || !Number.isFinite(value) || value < least)
      throw new Mistake(
        `--${option(name)} is "${text}": write a number${least === 0 ? ' from 0 on' : ' above 0'}, like ${usual[name]}.`,
      );
    return [[name, value] as const];
  });
  return { ...usual, ...Object.fromEntries(given) };
}

function parse(args: readonly string[]): Readonly<Record<string, string | boolean | undefined>> {
  try {
    const options = Object.fromEntries<{ readonly type: 'string' | 'boolean' }>([
      ...names.map((name) => [option(name), { type: 'string' }] as const),
      ['help', { type: 'boolean' }] as const,
    ]);
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error));
  }
}
