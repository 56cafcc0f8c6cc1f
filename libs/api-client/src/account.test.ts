import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { fetchProfile, logIn } from './account.ts';
import { createApiClient } from './client.ts';
import { createSessionStore, type Session } from './session/session-store.ts';
import { envelope, startServer } from './testing/server.ts';

const ada = { user_id: '7', email: 'ada@example.com', nickname: 'ada', country: 'US', points: 200 };
const credentials = { email: 'ada@example.com', password: 'correct horse' };
type Answer = ReturnType<typeof envelope>;

/**
 * Creates a page with a session in memory, and an API with a response for each path; a list has one response for each
 * call.
 */
async function page(answers: Readonly<Record<string, Answer | Answer[]>>, session: Session = {}) {
  const server = await startServer((response: ServerResponse, request: IncomingMessage) => {
    const path = new URL(request.url ?? '', 'http://x').pathname.replace('/usapi/account/user/', '');
    const answer = answers[path];
    const one = Array.isArray(answer) ? (answer.length > 1 ? answer.shift() : answer[0]) : answer;
    (one ?? envelope(4004, 'nothing here'))(response);
  });
  const store = createSessionStore('/us', () => undefined);
  store.save(session);
  const onError = vi.fn();
  const onSessionEnd = vi.fn();
  const client = createApiClient({
    baseUrl: `${server.origin}/usapi`,
    region: 'us',
    language: 'en-US',
    messages: { default: 'Try again later', byCode: { 4003: 'Please log in again' } },
    onError,
    onSessionEnd,
    session: store,
  });
  const calls = () => server.seen.map(({ method, url }) => `${method} ${url?.replace('/usapi/account/user/', '')}`);
  return {
    client,
    store,
    onError,
    onSessionEnd,
    server,
    calls,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const tokens = { user_id: 7, apptoken: 'app', reftoken: 'ref' };
const held = { apptoken: 'old', reftoken: 'ref', userId: '7' };

describe('logging in [ST-7]', () => {
  it.each(['register_or_login', 'sign_in'] as const)(
    'by %s stores the tokens and fetches the profile [AP-6, AP-7, AP-9, EN-13]',
    async (method) => {
      await using it = await page({
        [method]: envelope(2000, 'success', { ...tokens, created: true }),
        profile: envelope(2000, 'success', ada),
      });
      expect(await logIn(it.client, it.store, method, credentials)).toEqual({ created: true });
      expect(it.store.read()).toEqual({ apptoken: 'app', reftoken: 'ref', userId: '7', userInfo: ada });
      expect(it.calls()).toEqual([`POST ${method}`, 'GET profile']);
      expect(JSON.parse(it.server.seen[0]?.body ?? '')).toEqual(credentials);
      expect(it.server.seen[1]?.headers).toMatchObject({ apptoken: 'app', reftoken: 'ref' });
    },
  );

  it('keeps the session and shows no message when the API rejects it', async () => {
    await using it = await page({ sign_in: envelope(4005, 'No') }, held);
    await expect(logIn(it.client, it.store, 'sign_in', credentials)).rejects.toMatchObject({
      kind: 'business',
      code: 4005,
    });
    expect(it.store.read()).toEqual(held);
    expect(it.onError).not.toHaveBeenCalled();
  });

  it.each([null, {}, { ...tokens, apptoken: '' }, { ...tokens, reftoken: 'a\nb' }, { ...tokens, user_id: {} }])(
    'fails when the response contains %j as the session',
    async (answer) => {
      await using it = await page({ sign_in: envelope(2000, 'success', answer) });
      await expect(logIn(it.client, it.store, 'sign_in', credentials)).rejects.toMatchObject({ kind: 'malformed' });
      expect(it.store.read()).toEqual({});
    },
  );

  it('succeeds although the profile request fails', async () => {
    await using it = await page({
      sign_in: envelope(2000, 'success', tokens),
      profile: (response) => response.destroy(),
    });
    await logIn(it.client, it.store, 'sign_in', credentials);
    expect(it.store.read()).toEqual({ apptoken: 'app', reftoken: 'ref', userId: '7' });
  });
});

describe('the captcha token', () => {
  it('is sent with the credentials if there is one', async () => {
    await using it = await page({
      sign_in: envelope(2000, 'success', tokens),
      profile: envelope(2000, 'success', ada),
    });
    await logIn(it.client, it.store, 'sign_in', { ...credentials, captcha: 'token' });
    await logIn(it.client, it.store, 'sign_in', { ...credentials, captcha: undefined });
    expect(
      it.server.seen.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as unknown),
    ).toEqual([{ ...credentials, captcha: 'token' }, credentials]);
  });
});

describe('an API call with an expired session [ER-2]', () => {
  it('is repeated once with a renewed token [AP-8]', async () => {
    await using it = await page(
      {
        profile: [envelope(4003), envelope(2000, 'success', ada)],
        'sign_in/refresh': envelope(2000, 'success', { user_id: 7, apptoken: 'new' }),
      },
      held,
    );
    expect(await fetchProfile(it.client, it.store)).toEqual(ada);
    expect(it.calls()).toEqual(['GET profile', 'GET sign_in/refresh?user_id=7', 'GET profile']);
    expect(it.server.seen[2]?.headers).toMatchObject({ apptoken: 'new', reftoken: 'ref' });
    expect(it.onError).not.toHaveBeenCalled();
    expect(it.onSessionEnd).not.toHaveBeenCalled();
  });

  it('stores a replaced refresh token and sends it from then on [AP-8]', async () => {
    await using it = await page(
      {
        profile: [envelope(4003), envelope(2000, 'success', ada)],
        'sign_in/refresh': envelope(2000, 'success', { user_id: 7, apptoken: 'new', reftoken: 'new-ref' }),
      },
      held,
    );
    await fetchProfile(it.client, it.store);
    expect(it.store.read()).toMatchObject({ apptoken: 'new', reftoken: 'new-ref' });
    expect(it.server.seen[2]?.headers).toMatchObject({ apptoken: 'new', reftoken: 'new-ref' });
  });

  it('is repeated only once, and then shows the error', async () => {
    await using it = await page(
      {
        profile: envelope(4003, 'Expired'),
        'sign_in/refresh': envelope(2000, 'success', { user_id: 7, apptoken: 'new' }),
      },
      held,
    );
    await expect(fetchProfile(it.client, it.store)).rejects.toMatchObject({ code: 4003 });
    expect(it.calls()).toHaveLength(3);
    expect(it.onError.mock.calls).toEqual([['Expired']]);
  });

  it.each([4003, 4006, 5000])('ends the session when the API rejects the refresh with %i', async (code) => {
    await using it = await page(
      { profile: envelope(4003), 'sign_in/refresh': envelope(code, 'No') },
      { ...held, userInfo: ada },
    );
    await expect(fetchProfile(it.client, it.store)).rejects.toMatchObject({ code: 4003 });
    expect(it.store.read()).toEqual({});
    expect(it.onSessionEnd.mock.calls).toEqual([['refused']]);
    expect(it.calls()).toEqual(['GET profile', 'GET sign_in/refresh?user_id=7']);
  });

  it('keeps the session and shows no error when the refresh gets no response [ER-4]', async () => {
    await using it = await page({ profile: envelope(4003), 'sign_in/refresh': (response) => response.destroy() }, held);
    await expect(fetchProfile(it.client, it.store)).rejects.toMatchObject({ kind: 'network' });
    expect(it.store.read()).toEqual(held);
    expect(it.onError).not.toHaveBeenCalled();
    expect(it.onSessionEnd).not.toHaveBeenCalled();
  });

  it.each(['apptoken', 'reftoken', 'userId'] as const)(
    'without %s shows an error and reports the session as incomplete',
    async (lacking) => {
      await using it = await page({ profile: envelope(4003) }, { ...held, [lacking]: undefined });
      await expect(fetchProfile(it.client, it.store)).rejects.toMatchObject({ code: 4003 });
      expect(it.onError.mock.calls).toEqual([['Please log in again']]);
      expect(it.onSessionEnd.mock.calls).toEqual([['incomplete']]);
      expect(it.calls()).toEqual(['GET profile']);
    },
  );
});

describe('a late profile response', () => {
  it('does not restore a session that was closed meanwhile', async () => {
    await using it = await page(
      { profile: (response) => void setTimeout(() => envelope(2000, 'success', ada)(response), 30) },
      held,
    );
    const profile = fetchProfile(it.client, it.store);
    it.store.clear();
    await profile;
    expect(it.store.read()).toEqual({});
  });
});
