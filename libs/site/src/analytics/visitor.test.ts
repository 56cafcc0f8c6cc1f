import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitor } from './visitor.ts';

const store = (items: Record<string, string>) => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => items[key] ?? null });
};
const nobody = { event: 'visitor', status: 'Not logged in' };

describe('who is here', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is the user whose id the session of the market holds, and no other market’s [AP-10] [AP-11]', () => {
    store({ '/us/userId': 'u-7', '/eu/userId': 'e-9' });
    expect(visitor('/us')).toEqual({ event: 'visitor', status: 'Logged in', userId: 'u-7' });
    expect(visitor('/cn')).toEqual(nobody);
  });

  it('is nobody where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(visitor('/us')).toEqual(nobody);
  });

  it('is never told by an e-mail address or a token [AP-11]', () => {
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

  it('reads the id alone, whatever else the session holds [AP-11]', () => {
    const read: string[] = [];
    vi.stubGlobal('localStorage', { getItem: (key: string) => (read.push(key), null) });
    visitor('/eu');
    expect(read).toEqual(['/eu/userId']);
  });
});
