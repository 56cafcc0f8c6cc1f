import { storageKey, type Session } from '@kinemorph/api-client/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from './to-login.ts';

const page = { home: '/us', path: '/us/account', storageScope: '/us' };
const values = new Map<string, string>();
const leave = vi.fn();
const keep = (session: Session) => {
  for (const key of ['apptoken', 'reftoken', 'userId'] as const) {
    const value = session[key];
    if (value !== undefined) values.set(storageKey('/us', key), value);
  }
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: (key: string) => values.get(key) ?? null });
  vi.stubGlobal('location', { replace: leave });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  values.clear();
  leave.mockReset();
});

it('leads a visitor whose session is over to the login, when the message has been read [ER-2]', () => {
  keep({ apptoken: 'old' });
  endSession('incomplete', page);
  expect(leave).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(leave).toHaveBeenCalledWith('/us/login?next=%2Fus%2Faccount');
});

it('leaves a visitor on the page who has logged in again in another tab [ER-2]', () => {
  keep({ apptoken: 'old' });
  endSession('incomplete', page);
  keep({ apptoken: 'new', reftoken: 'new-ref', userId: '7' });
  vi.runAllTimers();
  expect(leave).not.toHaveBeenCalled();
});
