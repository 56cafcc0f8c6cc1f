import { vi } from 'vitest';
import { createApiClient, type ApiClientOptions } from '../client.ts';
import type { SeenRequest } from './server.ts';

/** The path of the API of the test's market on the server. */
const base = '/euapi';

/** Returns the client of a German page without a session, and the messages that it shows. */
export function clientOf(origin: string, more: Partial<ApiClientOptions> = {}) {
  const onError = vi.fn();
  const client = createApiClient({
    baseUrl: origin + base,
    region: 'de',
    language: 'de-DE',
    messages: { default: 'Try again later', byCode: { 4003: 'Please log in again' } },
    onError,
    ...more,
  });
  return { client, onError };
}

/** Returns a request in the form of a call's example. */
export function asExample(seen: SeenRequest | undefined) {
  const { pathname, searchParams } = new URL(seen?.url ?? '', 'http://localhost');
  return {
    method: seen?.method,
    path: pathname.replace(base, ''),
    sends: seen?.body ? (JSON.parse(seen.body) as unknown) : Object.fromEntries(searchParams),
  };
}
