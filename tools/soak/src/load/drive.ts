import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Drive, Driven, Outcome } from './load.ts';

const generator = fileURLToPath(new URL('generator.ts', import.meta.url));

/** Runs loads in a process of their own, and returns what became of each. */
export async function drive(plan: Drive): Promise<Driven> {
  const child = fork(generator, { env: { PATH: process.env.PATH ?? '' } });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  try {
    await once(child, 'spawn');
    child.send(plan);
    return await new Promise<Driven>((resolve, reject) => {
      child.once('message', (driven) => resolve(driven as Driven));
      child.once('exit', (code) =>
        reject(new Error(`The load generator ended with exit code ${code}; its error is above.`)),
      );
    });
  } finally {
    process.off('exit', endWithUs);
  }
}

/** Returns the outcome of one load of a drive. */
export function outcomeOf({ outcomes }: Driven, name: string): Outcome {
  const outcome = outcomes[name];
  if (!outcome) throw new Error(`No load is called ${name}.`);
  return outcome;
}
