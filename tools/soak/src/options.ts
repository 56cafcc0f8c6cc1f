import { Mistake } from '@kinemorph/commands/mistake';
import { parseArgs } from 'node:util';

export const helpText = [
  'npm run soak                    loads the built global site for ten minutes and prints what it measured beside its limits',
  'npm run soak -- --minutes <n>   watches the memory of either server for this many minutes, from 1 on',
  'npm run soak -- --gate          about a minute, as in the gate: a missed limit of a time fails nothing',
].join('\n');

const defaultMinutes = 10;
/** Runs of fewer minutes have short phases. */
const longRun = 5;

/** The length of a run, and its criteria for failure. */
export interface SoakRun {
  /** For how long the memory of either server is watched under a flood, in seconds. */
  readonly floodSeconds: number;
  /** True if each phase except those of memory takes seconds instead of minutes. */
  readonly isShort: boolean;
  /** True if the run does not fail for limits of times, nor for figures that a busy machine made inconclusive. */
  readonly isGate: boolean;
}

/** The options in the gate. A shorter run could not measure memory. */
export const gateRun: SoakRun = { floodSeconds: 12, isShort: true, isGate: true };

/** Reads the command line; undefined if it contains `--help`. */
export function readOptions(args: readonly string[]): SoakRun | undefined {
  const { minutes, gate, help } = parse(args);
  if (help) return undefined;
  if (gate) {
    if (minutes === undefined) return gateRun;
    throw new Mistake('--gate has a length of its own: leave --minutes out.');
  }
  if (minutes === undefined) return runOf(defaultMinutes);
  if (/^\d{1,4}$/.test(minutes) && Number(minutes) >= 1) return runOf(Number(minutes));
  throw new Mistake(`--minutes is "${minutes}": give it a whole number from 1 on.`);
}

function runOf(minutes: number): SoakRun {
  return { floodSeconds: minutes * 60, isShort: minutes < longRun, isGate: false };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { minutes: { type: 'string' }, gate: { type: 'boolean' }, help: { type: 'boolean' } },
      strict: true,
      allowPositionals: false,
    }).values;
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error));
  }
}
