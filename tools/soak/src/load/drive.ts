import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { pin } from '../cores.ts';
import { largest } from '../figures.ts';
import type { Drive, Driven, Outcome } from './load.ts';

const generator = fileURLToPath(new URL('generator.ts', import.meta.url));

/** The `nice` value of a heavy load's process, which lowers its priority. */
const niceness = 10;

/** Runs loads in separate processes, heavy ones apart from the others, and returns the outcome of each. */
export async function drive({ loads, seconds }: Drive): Promise<Driven> {
  const groups = [loads.filter(({ isHeavy }) => !isHeavy), loads.filter(({ isHeavy }) => isHeavy)];
  await using generators = new AsyncDisposableStack();
  const ready = await Promise.all(
    groups
      .filter((group) => group.length > 0)
      .map(async (group) => ({ group, generator: generators.use(await startGenerator()) })),
  );
  const driven = await Promise.all(
    ready.map(async ({ group, generator: { child, failed } }) => {
      if (group.some(({ isHeavy }) => isHeavy))
        setPriority(child.pid ?? 0, Math.min(getPriority(child.pid) + niceness, 19));
      const answer = once(child, 'message');
      child.send({ loads: group, seconds } satisfies Drive);
      return (await Promise.race([answer, failed]))[0] as Driven;
    }),
  );
  return {
    outcomes: Object.assign({}, ...driven.map(({ outcomes }) => outcomes)) as Driven['outcomes'],
    lagMs: largest(driven.map(({ lagMs }) => lagMs)),
  };
}

/** Starts a generator and waits until its code is compiled. */
async function startGenerator() {
  const child = fork(generator, { env: { PATH: process.env.PATH ?? '' } });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The load generator ended with exit code ${String(code)}; its error is above.`);
  });
  // Its end is no failure once it has answered.
  failed.catch(() => undefined);
  pin(child.pid ?? 0, 'load');
  await Promise.race([once(child, 'message'), failed]);
  return {
    child,
    failed,
    async [Symbol.asyncDispose]() {
      process.off('exit', endWithUs);
      child.kill('SIGKILL');
      await failed.catch(() => undefined);
    },
  };
}

/** Returns the outcome of one load of a drive. */
export function outcomeOf({ outcomes }: Driven, name: string): Outcome {
  const outcome = outcomes[name];
  if (!outcome) throw new Error(`No load is called ${name}.`);
  return outcome;
}
