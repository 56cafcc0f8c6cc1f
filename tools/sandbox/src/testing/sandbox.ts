import { startSandbox, type SandboxOptions } from '../index.ts';

/** Origins at which no site responds. */
export const testSites = { global: 'https://global.example', cn: 'https://cn.example' } as const;

/** Starts a sandbox for a test, by default with a database in memory, and returns functions to call it. */
export async function testSandbox(options: Partial<SandboxOptions> = {}) {
  const { origin, close } = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    db: ':memory:',
    sites: testSites,
    ...options,
  });
  return {
    origin,
    /** Sends any request. */
    ask: (path: string, init?: RequestInit) => fetch(origin + path, init),
    /** Posts JSON and reads the JSON response. */
    async post(path: string, data: unknown, headers: Record<string, string> = {}) {
      const body = typeof data === 'string' ? data : JSON.stringify(data);
      const answer = await fetch(origin + path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
      return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
    },
    async get(path: string, headers: Record<string, string> = {}) {
      return (await (await fetch(origin + path, { headers })).json()) as Record<string, unknown>;
    },
    [Symbol.asyncDispose]: close,
  };
}
