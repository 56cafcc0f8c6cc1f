import { startBuiltSite, type StartedProcess } from '@kinemorph/site/testing';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pin } from './cores.ts';

/** The generator represents many clients, but has one address. */
const ofManyClients = { MAX_CONNECTIONS_PER_ADDRESS: '10000' };

/** Starts the built global site, runs a measurement with it, and always stops it. Rejects if the server crashed. */
export async function withSite<Result>(
  env: Readonly<Record<string, string>>,
  measure: (site: StartedProcess) => Promise<Result>,
): Promise<Result> {
  const site = await startBuiltSite('global-site', {
    ...ofManyClients,
    DRAIN_NOTICE_MS: '0',
    LOG_LEVEL: 'error',
    ...env,
  });
  // It inherits the core of this process, which is that of the load generators.
  pin(site.pid, 'all');
  const endWithUs = () => process.kill(site.pid, 'SIGKILL');
  process.once('exit', endWithUs);
  const result = await measure(site)
    .finally(() => process.off('exit', endWithUs))
    .catch(async (error: unknown) => {
      await site.stop('SIGKILL');
      throw error;
    });
  const code = await site.stop();
  if (code !== 0) throw new Error(`The site ended with exit code ${code}:\n${site.output()}`);
  return result;
}

/** The same on a separate core, for measurements of time. */
export async function withSiteAlone<Result>(
  env: Readonly<Record<string, string>>,
  measure: (site: StartedProcess) => Promise<Result>,
): Promise<Result> {
  return withSite(env, async (site) => {
    pin(site.pid, 'server');
    return measure(site);
  });
}

/** Starts a control server that does nothing else: its response times show the machine's influence. */
export async function startControl(): Promise<{ readonly origin: string } & AsyncDisposable> {
  const server = createServer((_request, response) => response.end('control\n')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
