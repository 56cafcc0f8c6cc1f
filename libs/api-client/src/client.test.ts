import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { defaultTimeoutMs } from './client.ts';
import { createSessionStore, type Session } from './session/session-store.ts';
import { clientOf } from './testing/client.ts';
import { envelope, json, raw, startServer } from './testing/server.ts';

const secrets = { apptoken: 'app-secret', reftoken: 'ref-secret' };

/** Returns a session that is in memory only. */
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

describe('a call [AP-1]', () => {
  it('says its region and language, and its tokens when held', async () => {
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

  it('sends no token header when none is held', async () => {
    await using server = await startServer(envelope(2000));
    const { client } = clientOf(server.origin, { session: holding({}), region: 'uk', language: 'en-GB' });
    await client.call(profile);
    expect(server.seen[0]?.headers).toMatchObject({ region: 'uk', 'accept-language': 'en' });
    expect(server.seen[0]?.headers).not.toHaveProperty('apptoken');
    expect(server.seen[0]?.headers).not.toHaveProperty('reftoken');
  });

  it('never leaves its base URL, whatever the path says', async () => {
    await using stranger = await startServer(envelope(2000));
    await using server = await startServer(envelope(2000));
    const { client } = clientOf(server.origin, { session: holding(secrets) });
    await client.call({ method: 'GET', path: stranger.origin as `/${string}` });
    await client.call({ method: 'GET', path: stranger.origin.replace('http:', '') as `/${string}` });
    expect(stranger.seen).toEqual([]);
    expect(server.seen).toHaveLength(2);
    expect(() => clientOf('', { baseUrl: '' })).toThrow('baseUrl');
  });

  it('never takes the tokens along to where a redirect points', async () => {
    await using stranger = await startServer(envelope(2000));
    await using server = await startServer((response) =>
      response.writeHead(302, { location: `${stranger.origin}/steal` }).end(),
    );
    const { client, onError } = clientOf(server.origin, { session: holding(secrets) });
    expect((await failureOf(client.call(profile))).kind).toBe('http');
    expect(stranger.seen).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('has a minute in all by default', () => {
    expect(defaultTimeoutMs).toBe(60_000);
  });

  it('ends at its deadline when nothing comes', async () => {
    await using server = await startServer(() => undefined);
    const { client, onError } = clientOf(server.origin, { timeoutMs: 100 });
    expect((await failureOf(client.call(profile))).kind).toBe('timeout');
    expect(onError).not.toHaveBeenCalled();
  });

  it('ends at its deadline although a body drips on, and hangs up', { timeout: 3000 }, async () => {
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

  it.each(['declared', 'chunked'])('refuses a body of 30 MB (%s) without reading it all', async (way) => {
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

describe('an error that the API answers', () => {
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

  it('is not shown by a silent call, and still rejects [ER-3]', async () => {
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

describe('an error of the network or of HTTP', () => {
  it.each([500, 503, 404, 413])('of status %i rejects and shows nothing [ER-4]', async (status) => {
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
  ])('by a connection that drops %s the answer rejects and shows nothing [ER-4]', async (_, answer) => {
    await using server = await startServer(answer);
    const { client, onError } = clientOf(server.origin, { session: holding(secrets) });
    const error = await failureOf(client.call(profile));
    expect(error.kind).toBe('network');
    expect(JSON.stringify(Object.assign({}, error, { text: String(error.stack), cause: error.cause }))).not.toContain(
      'secret',
    );
    expect(onError).not.toHaveBeenCalled();
  });
});
