import { afterEach, describe, expect, it, vi } from 'vitest';
import { signOut } from './sign-out.ts';
import { envelope, startServer } from './testing/server.ts';

const page = { region: 'jp', language: 'ja-JP' };
const tokens = { apptoken: 'app', reftoken: 'ref' };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('signing out', () => {
  it('sends both tokens to the market’s API, in a request that outlives the page [ST-7]', async () => {
    await using server = await startServer(envelope(2000));
    const fetching = vi.spyOn(globalThis, 'fetch');
    signOut({ ...page, baseUrl: `${server.origin}/usapi` }, tokens);
    await expect.poll(() => server.seen).toHaveLength(1);
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      url: '/usapi/account/user/sign_out',
      body: '{}',
      headers: { ...tokens, region: 'jp', 'accept-language': 'jp', 'content-type': 'application/json' },
    });
    expect(fetching.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  });

  it.each([
    ['fails', (response: { destroy(): void }) => response.destroy()],
    [
      'leads elsewhere',
      (response: { writeHead(status: number, headers: object): { end(): void } }) => {
        response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
      },
    ],
    ['never answers', () => undefined],
  ])('causes no error when the API %s', async (_, answer) => {
    await using server = await startServer(answer as Parameters<typeof startServer>[0]);
    const leave: (...given: Parameters<typeof signOut>) => unknown = signOut;
    expect(leave({ ...page, baseUrl: server.origin }, tokens)).toBeUndefined();
    await expect.poll(() => server.seen).toHaveLength(1);
    // An unhandled rejection would fail the run.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('sends nothing for a session without tokens', () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    signOut({ ...page, baseUrl: 'http://127.0.0.1:9' }, { userId: '7' });
    signOut({ ...page, baseUrl: 'http://127.0.0.1:9' }, { apptoken: '', reftoken: '' });
    expect(fetching).not.toHaveBeenCalled();
  });

  it.each([
    ['apptoken', 'reftoken'],
    ['reftoken', 'apptoken'],
  ] as const)('sends the %s of a session without a %s', async (present, absent) => {
    await using server = await startServer(envelope(2000));
    signOut({ ...page, baseUrl: server.origin }, { [present]: 'token' });
    await expect.poll(() => server.seen).toHaveLength(1);
    expect(server.seen[0]?.headers).toMatchObject({ [present]: 'token' });
    expect(server.seen[0]?.headers).not.toHaveProperty(absent);
  });
});
