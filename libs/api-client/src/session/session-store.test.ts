import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/storage.ts';
import { createSessionStore, isWhole } from './session-store.ts';
import { storageKey } from './storage-key.ts';

const ada = { user_id: '7', email: 'ada@example.com', nickname: 'ada', country: 'DE', points: 200 };
const whole = { apptoken: 'app', reftoken: 'ref', userId: '7', userInfo: ada };

describe('the session store [EN-13, AP-10]', () => {
  it('saves four values under the market’s scope, for the next visit', () => {
    const storage = fakeStorage();
    createSessionStore('/eu', () => storage).save(whole);
    expect(Object.fromEntries(storage.values)).toEqual({
      '/eu/apptoken': 'app',
      '/eu/reftoken': 'ref',
      '/eu/userId': '7',
      '/eu/userInfo': JSON.stringify(ada),
    });
    expect(createSessionStore('/eu', () => storage).read()).toEqual(whole);
  });

  it('does not read the session of another scope', () => {
    const storage = fakeStorage();
    createSessionStore('/eu', () => storage).save(whole);
    expect(createSessionStore('/us', () => storage).read()).toEqual({});
  });

  it('removes only its four values on logging out [ST-7]', () => {
    const storage = fakeStorage();
    storage.setItem('country', 'CA');
    const store = createSessionStore('/eu', () => storage);
    store.save(whole);
    store.clear();
    expect(store.read()).toEqual({});
    expect([...storage.values.keys()]).toEqual(['country']);
  });

  it('returns the same object until a value changes', () => {
    const storage = fakeStorage();
    const store = createSessionStore('/us', () => storage);
    store.save(whole);
    const first = store.read();
    expect(store.read()).toBe(first);
    storage.setItem(storageKey('/us', 'apptoken'), 'of-another-tab');
    expect(store.read()).not.toBe(first);
    expect(store.read().apptoken).toBe('of-another-tab');
  });

  it('notifies its listeners of changes until they unsubscribe', () => {
    const store = createSessionStore('/us', () => fakeStorage());
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.save({ apptoken: 'one' });
    store.clear();
    leave();
    store.save({ apptoken: 'two' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('notifies its listeners when the page returns from the back/forward cache', () => {
    // A page in that cache receives no storage events.
    const browser = new EventTarget();
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
    const listener = vi.fn();
    const leave = createSessionStore('/us', () => fakeStorage()).subscribe(listener);
    browser.dispatchEvent(new Event('pageshow'));
    leave();
    browser.dispatchEvent(new Event('pageshow'));
    vi.unstubAllGlobals();
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([
    ['is blocked', () => fakeStorage({ blocked: true })],
    ['is not there', () => undefined],
    [
      'throws when it is touched',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['is full', () => fakeStorage({ room: 0 })],
    ['is full after two values', () => fakeStorage({ room: 2 })],
  ])('keeps the session in memory if storage %s', (_, make) => {
    let made: Storage | undefined;
    const store = createSessionStore('/us', () => (made ??= make()));
    store.save(whole);
    expect(store.read()).toEqual(whole);
    store.save({ apptoken: 'renewed' });
    expect(store.read()).toEqual({ ...whole, apptoken: 'renewed' });
    store.clear();
    expect(store.read()).toEqual({});
  });

  it('returns only tokens that a header may contain, for any stored values', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string(),
        fc.oneof(fc.json(), fc.string()),
        (apptoken, reftoken, userId, userInfo) => {
          const storage = fakeStorage();
          for (const [key, value] of Object.entries({ apptoken, reftoken, userId, userInfo }))
            storage.setItem(`/us/${key}`, value);
          const session = createSessionStore('/us', () => storage).read();
          for (const token of [session.apptoken, session.reftoken, session.userId])
            if (token !== undefined) expect(() => new Headers({ token })).not.toThrow();
          if (session.userInfo)
            expect(session.userInfo).toMatchObject({ email: expect.any(String), points: expect.any(Number) });
        },
      ),
    );
  });
});

describe('a session', () => {
  it('is complete only with the user id and both tokens', () => {
    expect(isWhole({ apptoken: 'a', reftoken: 'r', userId: '7' })).toBe(true);
    for (const left of ['apptoken', 'reftoken', 'userId']) expect(isWhole({ ...whole, [left]: undefined })).toBe(false);
  });
});
