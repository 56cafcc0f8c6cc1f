import { parseArgs } from 'node:util';

/** A mistake on the command line; its message is all that a person needs. */
export class Mistake extends Error {}

export const helpText = [
  'npm run soak                    loads the built global site for ten minutes and prints what it measured beside its limits',
  'npm run soak -- --minutes <n>   takes about this many minutes, from 1 on',
].join('\n');

const defaultMinutes = 10;

/** Reads the command line; undefined when it asks for help. */
export function readOptions(args: readonly string[]): { readonly minutes: number } | undefined {
  const { minutes, help } = parse(args);
  if (help) return undefined;
  if (minutes === undefined) return { minutes: defaultMinutes };
  if (/^\d{1,4}$/.test(minutes) && Number(minutes) >= 1) return { minutes: Number(minutes) };
  throw new Mistake(`--minutes is "${minutes}": give it a whole number from 1 on.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { minutes: { type: 'string' }, help: { type: 'boolean' } },
      strict: true,
      allowPositionals: false,
    }).values;
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error));
  }
}
