import { spawn } from 'node:child_process';
import { node, root, toolEnv } from './workspace.mjs';

const graceMs = 12_000;
const posix = process.platform !== 'win32';

/** @typedef {{ name: string, args: string[], env?: NodeJS.ProcessEnv }} Program */
/** @typedef {{ name: string, code: number | null, signal: NodeJS.Signals | null }} Ending */

/** The exit code of `run` if the user interrupted it, and only then. */
export const interrupted = 130;

/**
 * Calls back when the user or the system ends this process, and when npm, which started it, has ended (its shell does
 * not forward signals).
 * @param {(signal: NodeJS.Signals) => void} listener
 * @returns {() => void} stops listening
 */
export function onAsked(listener) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, listener);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) listener('SIGTERM');
  }, 500);
  watch.unref();
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, listener);
  };
}

/**
 * Runs one program in the foreground to its end, and returns its exit code.
 * @param {string[]} args
 * @param {{ command?: string, env?: NodeJS.ProcessEnv, onOutput?: (output: string) => void }} [options]
 *   `onOutput` receives the program's standard output, which is also printed
 * @returns {Promise<number>}
 */
export function run(args, { command = node, env = toolEnv(), onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['inherit', onOutput ? 'pipe' : 'inherit', 'inherit'],
    });
    child.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ output) => {
      process.stdout.write(output);
      onOutput?.(output);
    });
    let stopRequested = false;
    const ignore = onAsked((signal) => {
      stopRequested = true;
      // The terminal has sent Ctrl-C to the program as well; other signals reach only this process.
      if (signal !== 'SIGINT') child.kill(signal);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      ignore();
      // Nx also ends with this code if a failed task prevents others from running.
      resolve(stopRequested ? interrupted : code === interrupted ? 1 : (code ?? 1));
    });
  });
}

/** Programs that run in parallel and end together. */
export class Crew {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  #running = new Map();
  /** @type {(ending: Ending) => void} */
  #reportEnding = () => undefined;

  /**
   * Resolves with the first program that ends.
   * @type {Promise<Ending>}
   */
  firstToEnd = new Promise((resolve) => {
    this.#reportEnding = resolve;
  });

  /**
   * Starts a program in its own process group, so that Ctrl-C reaches it only through this process.
   * @param {Program} program
   */
  start({ name, args, env }) {
    const child = spawn(node, args, {
      cwd: root,
      env: toolEnv({ ...process.env, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: posix,
    });
    this.#running.set(name, child);
    prefixLines(name, child.stdout, process.stdout);
    prefixLines(name, child.stderr, process.stderr);
    child.once('error', (error) => process.stderr.write(`${name} | ${error.message}\n`));
    child.once('close', (code, signal) => {
      this.#running.delete(name);
      this.#reportEnding({ name, code, signal });
    });
  }

  /** Sends every program SIGTERM, and SIGKILL after the grace period. */
  async stop() {
    const endings = [...this.#running.values()].map((child) => new Promise((resolve) => child.once('close', resolve)));
    this.#signal('SIGTERM');
    const timer = setTimeout(() => this.#signal('SIGKILL'), graceMs);
    await Promise.all(endings);
    clearTimeout(timer);
  }

  /** @param {NodeJS.Signals} signal */
  #signal(signal) {
    for (const { pid } of this.#running.values()) {
      if (pid === undefined) continue;
      try {
        process.kill(posix ? -pid : pid, signal);
      } catch {
        // It ended meanwhile.
      }
    }
  }
}

/**
 * @param {string} name
 * @param {NodeJS.ReadableStream} from
 * @param {NodeJS.WritableStream} to
 */
function prefixLines(name, from, to) {
  let rest = '';
  from.setEncoding('utf8');
  from.on('data', (chunk) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) to.write(`${name} | ${line}\n`);
  });
  from.on('end', () => rest && to.write(`${name} | ${rest}\n`));
}

/**
 * Waits until an address answers 2xx.
 * @param {string} url
 * @param {AbortSignal} signal
 */
export async function untilReady(url, signal) {
  while (!signal.aborted) {
    const ready = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
