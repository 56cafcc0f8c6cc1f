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

it('ended session: redirects to the login after time to read the message [ER-2]', () => {
  keep({ apptoken: 'old' });
  endSession('incomplete', page);
  expect(leave).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(leave).toHaveBeenCalledWith('/us/login?next=%2Fus%2Faccount');
});

it('ended session: stays on the page after a new login in another tab [ER-2]', () => {
  keep({ apptoken: 'old' });
  endSession('incomplete', page);
  keep({ apptoken: 'new', reftoken: 'new-ref', userId: '7' });
  vi.runAllTimers();
  expect(leave).not.toHaveBeenCalled();
});
