import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { fakeStorage } from '../testing/storage.ts';
import { createRefresh, type AskRefresh } from './refresh.ts';
import { createSessionStore } from './session-store.ts';

const old = { apptoken: 'old', reftoken: 'ref', userId: '7' };

/** Creates tabs of one browser, which share only storage and locks. */
function browser({ tabs, ask, timeoutMs = 200 }: { tabs: number; ask: AskRefresh; timeoutMs?: number }) {
  const storage = fakeStorage();
  createSessionStore('/us', () => storage).save(old);
  const refreshes = Array.from({ length: tabs }, () =>
    createRefresh(
      createSessionStore('/us', () => storage),
      ask,
      { locks: navigator.locks, timeoutMs },
    ),
  );
  return { refreshes, session: () => createSessionStore('/us', () => storage).read() };
}

const renewed = { userId: '7', apptoken: 'new' };
const slowly = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 20, value));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a session refresh [AP-8, ER-2]', () => {
  it('sends one request for all tabs and all their calls', async () => {
    const ask = vi.fn(() => slowly(renewed));
    const { refreshes, session } = browser({ tabs: 5, ask });
    const outcomes = await Promise.all(
      refreshes.flatMap((refresh) => Array.from({ length: 10 }, () => refresh('old'))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['refreshed']));
    expect(ask).toHaveBeenCalledOnce();
    expect(session()).toMatchObject({ apptoken: 'new', reftoken: 'ref' });
  });

  it('is skipped if the token has already been renewed', async () => {
    const ask = vi.fn(() => slowly(renewed));
    const { refreshes } = browser({ tabs: 1, ask });
    expect(await refreshes[0]?.('even older')).toBe('refreshed');
    expect(ask).not.toHaveBeenCalled();
  });

  it('that the API rejects ends the session in every tab, after one request', async () => {
    const ask = vi.fn(() => Promise.reject(new ApiError('business', '', 4006)));
    const { refreshes, session } = browser({ tabs: 3, ask });
    expect(await Promise.all(refreshes.map((refresh) => refresh('old')))).toEqual(['refused', 'refused', 'refused']);
    expect(ask).toHaveBeenCalledOnce();
    expect(session()).toEqual({});
  });

  it.each(['network', 'timeout', 'http', 'malformed'] as const)(
    'that fails with an error of kind %s keeps the session',
    async (kind) => {
      const { refreshes, session } = browser({ tabs: 1, ask: () => Promise.reject(new ApiError(kind, '')) });
      await expect(refreshes[0]?.('old')).rejects.toMatchObject({ kind });
      expect(session()).toEqual(old);
    },
  );

  it('that gets no response fails in every tab at its timeout, and keeps the session', async () => {
    const ask: AskRefresh = (_, deadline) =>
      new Promise((_resolve, reject) => deadline.addEventListener('abort', () => reject(new ApiError('timeout', ''))));
    const { refreshes, session } = browser({ tabs: 3, ask, timeoutMs: 80 });
    const outcomes = await Promise.allSettled(refreshes.map((refresh) => refresh('old')));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(session()).toEqual(old);
  });

  it('renews the token again when that has expired as well, with one request each time', async () => {
    const ask = vi
      .fn<AskRefresh>()
      .mockResolvedValueOnce(renewed)
      .mockResolvedValueOnce({ userId: '7', apptoken: 'newer' });
    const { refreshes, session } = browser({ tabs: 1, ask });
    expect([await refreshes[0]?.('old'), await refreshes[0]?.('new')]).toEqual(['refreshed', 'refreshed']);
    expect(ask.mock.calls.map(([{ apptoken }]) => apptoken)).toEqual(['old', 'new']);
    expect(session()).toMatchObject({ apptoken: 'newer', reftoken: 'ref' });
  });

  it('sends one request in a browser without the Web Locks API', async () => {
    const storage = fakeStorage();
    const store = createSessionStore('/us', () => storage);
    store.save(old);
    const ask = vi.fn(() => slowly(renewed));
    vi.stubGlobal('navigator', {});
    const refresh = createRefresh(store, ask);
    expect(await Promise.all([refresh('old'), refresh('old')])).toEqual(['refreshed', 'refreshed']);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('stores a replaced refresh token and sends it the next time', async () => {
    const ask = vi
      .fn<AskRefresh>()
      .mockResolvedValueOnce({ ...renewed, reftoken: 'ref-2' })
      .mockResolvedValueOnce({ userId: '7', apptoken: 'newer', reftoken: 'ref-3' });
    const { refreshes, session } = browser({ tabs: 2, ask });
    await refreshes[0]?.('old');
    await refreshes[1]?.('new');
    expect(ask.mock.calls.map(([{ reftoken }]) => reftoken)).toEqual(['ref', 'ref-2']);
    expect(session()).toMatchObject({ apptoken: 'newer', reftoken: 'ref-3' });
  });

  it('stores the later response when two tabs send requests without a lock', async () => {
    // The API has already replaced the tokens of the earlier response.
    const storage = fakeStorage();
    const tabs = [createSessionStore('/us', () => storage), createSessionStore('/us', () => storage)];
    tabs[0]?.save(old);
    const answers = [1, 2].map(() => Promise.withResolvers<{ userId: string; apptoken: string; reftoken: string }>());
    vi.stubGlobal('navigator', {});
    const refreshes = tabs.map((store, index) =>
      createRefresh(store, () => answers[index]?.promise ?? Promise.reject(new Error('no answer'))),
    );
    const outcomes = Promise.all(refreshes.map((refresh) => refresh('old')));
    for (const [index, { resolve }] of answers.entries()) {
      resolve({ userId: '7', apptoken: `new-${index}`, reftoken: `ref-${index}` });
      await slowly(undefined);
    }
    expect(await outcomes).toEqual(['refreshed', 'refreshed']);
    expect(tabs[0]?.read()).toMatchObject({ apptoken: 'new-1', reftoken: 'ref-1' });
  });

  it('does not restore a session that another tab closed before the response', async () => {
    const storage = fakeStorage();
    const [store, elsewhere] = [createSessionStore('/us', () => storage), createSessionStore('/us', () => storage)];
    store.save(old);
    const refresh = createRefresh(store, async () => {
      elsewhere.clear();
      return slowly({ ...renewed, reftoken: 'ref-2' });
    });
    expect(await refresh('old')).toBe('refused');
    expect(store.read()).toEqual({});
  });

  it('that the API rejects does not end a session that began meanwhile', async () => {
    const storage = fakeStorage();
    const [store, elsewhere] = [createSessionStore('/us', () => storage), createSessionStore('/us', () => storage)];
    store.save(old);
    const refresh = createRefresh(store, async () => {
      elsewhere.save({ apptoken: 'other', reftoken: 'other-ref', userId: '8' });
      throw new ApiError('business', '', 4006);
    });
    expect(await refresh('old')).toBe('refreshed');
    expect(store.read()).toEqual({ apptoken: 'other', reftoken: 'other-ref', userId: '8' });
  });
});
