import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { defaultTimeoutMs } from './client.ts';
import { createSessionStore, type Session } from './session/session-store.ts';
import { clientOf } from './testing/client.ts';
import { envelope, json, raw, startServer } from './testing/server.ts';

const secrets = { apptoken: 'app-secret', reftoken: 'ref-secret' };

/** Returns a store with this session, in memory only. */
function holding(session: Session) {
  const store = createSessionStore('/eu', () => undefined);
  store.save(session);
  return store;
}

const profile = { method: 'GET', path: '/account/user/profile' } as const;

/** Returns the error of a call; fails if the call succeeds. */
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('an API call [AP-1]', () => {
  it('sends its region, its language and the session’s tokens', async () => {
    await using server = await startServer(envelope(2000, 'success', { points: 200 }));
    const { client } = clientOf(server.origin, { session: holding(secrets) });
    expect(await client.call({ ...profile, params: { a: 'b&c' } })).toEqual({ points: 200 });
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      url: '/euapi/account/user/profile?a=b%26c',
      headers: { region: 'de', 'accept-language': 'de', ...secrets },
    });
    expect(server.seen[0]?.headers['user-agent']).not.toContain('axios');
  });

  it('sends no token header without tokens', async () => {
    await using server = await startServer(envelope(2000));
    const { client } = clientOf(server.origin, { session: holding({}), region: 'uk', language: 'en-GB' });
    await client.call(profile);
    expect(server.seen[0]?.headers).toMatchObject({ region: 'uk', 'accept-language': 'en' });
    expect(server.seen[0]?.headers).not.toHaveProperty('apptoken');
    expect(server.seen[0]?.headers).not.toHaveProperty('reftoken');
  });

  it('stays below its required base URL, even if the path names another origin', async () => {
    await using stranger = await startServer(envelope(2000));
    await using server = await startServer(envelope(2000));
    const { client } = clientOf(server.origin, { session: holding(secrets) });
    await client.call({ method: 'GET', path: stranger.origin as `/${string}` });
    await client.call({ method: 'GET', path: stranger.origin.replace('http:', '') as `/${string}` });
    expect(stranger.seen).toEqual([]);
    expect(server.seen).toHaveLength(2);
    expect(() => clientOf('', { baseUrl: '' })).toThrow('baseUrl');
  });

  it('fails on a redirect, and sends nothing to its destination', async () => {
    await using stranger = await startServer(envelope(2000));
    await using server = await startServer((response) =>
      response.writeHead(302, { location: `${stranger.origin}/steal` }).end(),
    );
    const { client, onError } = clientOf(server.origin, { session: holding(secrets) });
    expect((await failureOf(client.call(profile))).kind).toBe('http');
    expect(stranger.seen).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('has a timeout of one minute by default', () => {
    expect(defaultTimeoutMs).toBe(60_000);
  });

  it('ends at its timeout when there is no response', async () => {
    await using server = await startServer(() => undefined);
    const { client, onError } = clientOf(server.origin, { timeoutMs: 100 });
    expect((await failureOf(client.call(profile))).kind).toBe('timeout');
    expect(onError).not.toHaveBeenCalled();
  });

  it('ends at its timeout while a slow body still arrives, and closes the connection', { timeout: 3000 }, async () => {
    const hungUp = Promise.withResolvers<undefined>();
    await using server = await startServer((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 10);
      response.on('close', () => {
        clearInterval(drip);
        hungUp.resolve(undefined);
      });
    });
    const { client } = clientOf(server.origin);
    expect((await failureOf(client.call({ ...profile, timeoutMs: 150 }))).kind).toBe('timeout');
    await hungUp.promise;
  });

  it.each(['declared', 'chunked'])('rejects a body of 30 MB (%s) without reading all of it', async (way) => {
    const size = 30 * 1024 * 1024;
    const sent = Promise.withResolvers<number>();
    await using server = await startServer((response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        ...(way === 'declared' && { 'content-length': size }),
      });
      const chunk = Buffer.alloc(64 * 1024, ' ');
      let written = 0;
      const more = () => {
        while (written < size && !response.destroyed) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end();
      };
      response.on('close', () => sent.resolve(written));
      more();
    });
    const { client } = clientOf(server.origin, { timeoutMs: 5000 });
    expect(await failureOf(client.call(profile))).toMatchObject({ kind: 'malformed', msg: 'the answer is too long' });
    expect(await sent.promise).toBeLessThan(size);
  });
});

describe('an error response of the API', () => {
  it.each([
    ['what the API says', envelope(4009, 'Schon angemeldet'), 'Schon angemeldet'],
    ['the text of the code when it says nothing', envelope(4003, ' '), 'Please log in again'],
    ['the default for a code without a text', envelope(5001), 'Try again later'],
    ['the default for an HTML answer', raw('<!doctype html><h1>Oops', 'text/html'), 'Try again later'],
    ['the default for null', json(null), 'Try again later'],
    ['the default for cut-off JSON', raw('{"code":2000,"da', 'application/json'), 'Try again later'],
    ['the default for a code of the wrong type', json({ code: '2000', msg: 'success' }), 'Try again later'],
  ])('shows %s [ER-3]', async (_, answer, shown) => {
    await using server = await startServer(answer);
    const { client, onError } = clientOf(server.origin);
    await failureOf(client.call(profile));
    expect(onError.mock.calls).toEqual([[shown]]);
  });

  it('is not shown by a silent call, which still rejects [ER-3]', async () => {
    await using server = await startServer(envelope(4009, 'Schon angemeldet'));
    const { client, onError } = clientOf(server.origin);
    expect(await failureOf(client.call({ ...profile, silent: true }))).toMatchObject({
      kind: 'business',
      code: 4009,
      msg: 'Schon angemeldet',
    });
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a network or HTTP error', () => {
  it.each([500, 503, 404, 413])('with status %i rejects and shows no message [ER-4]', async (status) => {
    await using server = await startServer(json({ code: 4009, msg: 'Never shown' }, status));
    const { client, onError } = clientOf(server.origin);
    expect(await failureOf(client.call(profile))).toMatchObject({ kind: 'http', code: status });
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([
    ['before', (response: ServerResponse) => response.destroy()],
    [
      'within',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': 1000 });
        response.write('{"code":', () => response.destroy());
      },
    ],
  ])(
    'from a connection that drops %s the response contains no tokens and shows no message [ER-4]',
    async (_, answer) => {
      await using server = await startServer(answer);
      const { client, onError } = clientOf(server.origin, { session: holding(secrets) });
      const error = await failureOf(client.call(profile));
      expect(error.kind).toBe('network');
      expect(JSON.stringify(Object.assign({}, error, { text: String(error.stack), cause: error.cause }))).not.toContain(
        'secret',
      );
      expect(onError).not.toHaveBeenCalled();
    },
  );
});
