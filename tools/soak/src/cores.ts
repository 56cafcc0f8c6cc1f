import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

/** The core of the measured server, that of the load generators, and all cores. */
const cores = { server: '0', load: '1', all: `0-${cpus().length - 1}` };
/** The assigned cores of processes, by process id. */
const places = new Map<number, keyof typeof cores>();

/**
 * Pins a process, with all of its threads, to a core: the site's server to one, the generators and the control to
 * another. Otherwise they would slow the server that they measure. Does nothing on a machine with one core, or without
 * `taskset`.
 */
export function pin(pid: number, to: keyof typeof cores): void {
  if (!canPin()) return;
  places.set(pid, to);
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores[to], String(pid)], { stdio: 'ignore' });
}

/**
 * Returns the busy seconds of a server's core since the machine started, for all processes; undefined if it has no core
 * to itself.
 */
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
