import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { defaultGuarding, type Guarding } from './api/guards.ts';
import { createApp } from './app.ts';
import type { Clock } from './clock.ts';
import { openDatabase } from './database.ts';
import type { Sites } from './store/sites.ts';

/** The address, the database and the settings of a sandbox. */
export interface SandboxOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** A SQLite file, or `:memory:`. */
  readonly db: string;
  /** Origins of the sites, whose log-in and storage the stores share. */
  readonly sites: Sites;
  /** The machine's clock by default. */
  readonly now?: Clock;
  /** Overrides of the account APIs' default protection. */
  readonly guarding?: Partial<Guarding>;
}

/** A sandbox that answers. */
export interface Sandbox {
  readonly origin: string;
  close(): Promise<void>;
}

/** How long calls may still run when the sandbox closes. */
const graceMs = 1000;

/** Starts the account API and the stand-in stores; rejects if the port or the file is unavailable. */
export async function startSandbox({ port, host, db, sites, now, guarding }: SandboxOptions): Promise<Sandbox> {
  const database = openDatabase(db, now);
  const app = createApp(database, sites, { ...defaultGuarding, ...guarding }, now);
  const answer = getRequestListener(app.fetch);
  const server = createServer(
    { requestTimeout: 15_000, headersTimeout: 10_000 },
    (request, response) => void answer(request, response),
  );
  try {
    await listen(server, port, host);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    origin: `http://${hostOf(host)}:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(cut);
      database.close();
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

// Returns the host for a URL: a wildcard can't be visited, and an IPv6 address needs brackets.
function hostOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
