import { Mistake } from '@kinemorph/commands/mistake';
import { parseArgs } from 'node:util';
import { cacheKinds, type CacheKind } from './caches.ts';

export const helpText = [
  'npm run scale                       starts the built sites behind Varnish and then behind nginx, and prints what holds',
  'npm run scale -- --cache varnish    one of the caches: varnish or nginx',
  'npm run scale -- --rate 300         requests a second; 1000 unless given',
  'npm run scale -- --boundaries 2     boundaries to cross; 5 unless given',
].join('\n');

export interface Options {
  readonly kinds: readonly CacheKind[];
  readonly rate: number;
  readonly boundaries: number;
}

/** Reads the command line; undefined if it contains `--help`. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { cache, rate, boundaries, help } = parse(args);
  if (help) return undefined;
  const all = Object.keys(cacheKinds) as CacheKind[];
  const kinds = cache === undefined ? all : all.filter((kind) => kind === cache);
  if (kinds.length === 0) throw new Mistake(`--cache is "${cache}": write ${all.join(' or ')}.`);
  return { kinds, rate: whole('rate', rate, 1000, 10_000), boundaries: whole('boundaries', boundaries, 5, 20) };
}

function whole(name: string, text: string | undefined, fallback: number, most: number): number {
  if (text === undefined) return fallback;
  if (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= most) return Number(text);
  throw new Mistake(`--${name} is "${text}": write a whole number from 1 to ${most}.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        cache: { type: 'string' },
        rate: { type: 'string' },
        boundaries: { type: 'string' },
        help: { type: 'boolean' },
      },
      strict: true,
      allowPositionals: false,
    }).values;
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error));
  }
}
