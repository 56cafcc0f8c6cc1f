import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitor } from './visitor.ts';

const store = (items: Record<string, string>) => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => items[key] ?? null });
};
const nobody = { event: 'visitor', status: 'Not logged in' };

describe('the visitor event', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('contains the user id from the session of its own market only [AP-10] [AP-11]', () => {
    store({ '/us/userId': 'u-7', '/eu/userId': 'e-9' });
    expect(visitor('/us')).toEqual({ event: 'visitor', status: 'Logged in', userId: 'u-7' });
    expect(visitor('/cn')).toEqual(nobody);
  });

  it('contains no user if storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(visitor('/us')).toEqual(nobody);
  });

  it('never contains an e-mail address or a token [AP-11]', () => {
    const secret = fc.oneof(
      fc.emailAddress(),
      fc.tuple(fc.base64String({ minLength: 8 }), fc.base64String({ minLength: 8 })).map((parts) => parts.join('.')),
      fc.stringMatching(/^[a-f0-9]{65,128}$/),
    );
    fc.assert(
      fc.property(secret, (value) => {
        store({ '/us/userId': value });
        expect(visitor('/us')).toEqual(nobody);
      }),
    );
  });

  it('reads only the user id from storage [AP-11]', () => {
    const read: string[] = [];
    vi.stubGlobal('localStorage', { getItem: (key: string) => (read.push(key), null) });
    visitor('/eu');
    expect(read).toEqual(['/eu/userId']);
  });
});
