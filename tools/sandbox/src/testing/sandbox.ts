import { startSandbox, type SandboxOptions } from '../index.ts';

/** Where no site answers. */
export const testSites = { global: 'https://global.example', cn: 'https://cn.example' } as const;

/** A sandbox of a test's own, which forgets at its end unless told, and the two ways to talk to it. */
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
    /** Any request. */
    ask: (path: string, init?: RequestInit) => fetch(origin + path, init),
    /** Posts JSON and reads the answer's. */
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
