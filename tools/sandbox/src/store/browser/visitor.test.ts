import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visitorOf } from './visitor.mjs';

const session = { apptoken: 'a', reftoken: 'r', userId: 'u' };

describe('logged-in visitor', () => {
  it('is read from the values that the site stores', () => {
    const userInfo = { user_id: 'u', email: 'ada@example.com', nickname: 'ada', country: 'GB', points: 200 };
    expect(visitorOf({ ...session, userInfo: JSON.stringify(userInfo) })).toEqual({ nickname: 'ada', points: 200 });
    expect(visitorOf({ ...session, userInfo })).toEqual({ nickname: 'ada', points: 200 });
  });

  it('has no name and points when the user info is missing or invalid', () => {
    expect(visitorOf(session)).toEqual({ nickname: undefined, points: undefined });
    expect(visitorOf({ ...session, userInfo: '{"nickname":' })).toEqual({ nickname: undefined, points: undefined });
    expect(visitorOf({ ...session, userInfo: { nickname: ' ', points: '200' } })).toEqual({
      nickname: undefined,
      points: undefined,
    });
  });

  it.each([{}, { userId: 'u' }, { apptoken: 'a' }, { apptoken: '', userId: 'u' }, { apptoken: 7, userId: 'u' }])(
    'is undefined for %j',
    (values) => {
      expect(visitorOf(values)).toBeUndefined();
    },
  );

  it('has only a name and points of the right types for any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (userInfo) => {
        const { nickname, points } = visitorOf({ ...session, userInfo }) ?? {};
        expect(['string', 'undefined']).toContain(typeof nickname);
        expect(['number', 'undefined']).toContain(typeof points);
      }),
    );
  });
});
