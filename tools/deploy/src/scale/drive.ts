import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadPlan, Loaded } from './load.ts';

const generator = fileURLToPath(new URL('generator.ts', import.meta.url));

/** Sends a load during an action, and returns its result. */
export async function driveDuring(plan: LoadPlan, happens: () => Promise<void>): Promise<Loaded> {
  const child = fork(generator, { env: { PATH: process.env.PATH ?? '' } });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  try {
    await once(child, 'spawn');
    const loaded = new Promise<Loaded>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Loaded));
      child.once('exit', (code) =>
        reject(new Error(`The load generator ended with exit code ${code}; its error is above.`)),
      );
    });
    child.send(plan);
    await Promise.race([happens(), loaded]);
    child.send('end');
    return await loaded;
  } finally {
    process.off('exit', endWithUs);
    child.kill();
  }
}
