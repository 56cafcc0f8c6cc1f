import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { defaultGuarding, type Guarding } from './api/guards.ts';
import { createApp } from './app.ts';
import type { Clock } from './clock.ts';
import { openDatabase } from './database.ts';
import type { Sites } from './store/sites.ts';

/** Where the sandbox listens, and what it remembers in. */
export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** A SQLite file, or `:memory:`. */
  readonly db: string;
  /** Where the sites are, whose log-in and storage the stores share. */
  readonly sites: Sites;
  /** The machine's own clock unless given. */
  readonly now?: Clock;
  /** Where the account APIs guard themselves otherwise than by default. */
  readonly guarding?: Partial<Guarding>;
}

/** A sandbox that answers. */
export interface Sandbox {
  readonly origin: string;
  close(): Promise<void>;
}

/** How long calls may still run when the sandbox closes. */
const graceMs = 1000;

/** Starts the account API and the stand-in stores; rejects when the port or the file can't be had. */
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

// A wildcard is no address to visit, and an IPv6 address wants brackets.
function hostOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
