import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

/** The core of a server whose times are measured, that of what loads it, and all of them. */
const cores = { server: '0', load: '1', all: `0-${cpus().length - 1}` };
/** Where processes were put, by their ids. */
const places = new Map<number, keyof typeof cores>();

/**
 * Keeps a process, with all of its threads, on a core: the site's server on one, the generators and the control on another. Otherwise
 * they would take from the server what they measure. Does nothing on a machine with one core, or without `taskset`.
 */
export function pin(pid: number, to: keyof typeof cores): void {
  if (!canPin()) return;
  places.set(pid, to);
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores[to], String(pid)], { stdio: 'ignore' });
}

/** Returns for how many seconds the core of a server has worked since the machine started, for whomever; undefined if it has none to itself. */
export function coreSeconds(pid: number): number | undefined {
  if (places.get(pid) !== 'server') return undefined;
  const line = readFileSync('/proc/stat', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`cpu${cores.server} `));
  const [, user = NaN, nice = NaN, system = NaN, , , irq = NaN, softirq = NaN, steal = NaN] = (line ?? '')
    .split(/ +/)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) / ticksPerSecond();
}

let known: { readonly canPin: boolean } | undefined;
function canPin(): boolean {
  known ??= { canPin: process.platform === 'linux' && availableParallelism() >= 2 && hasTaskset() };
  return known.canPin;
}

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

let ticks: number | undefined;
function ticksPerSecond(): number {
  return (ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })));
}
