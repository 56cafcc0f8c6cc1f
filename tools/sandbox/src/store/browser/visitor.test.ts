import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visitorOf } from './visitor.mjs';

const session = { apptoken: 'a', reftoken: 'r', userId: 'u' };

describe('who is logged in', () => {
  it('is read of the values that the site keeps', () => {
    const userInfo = { user_id: 'u', email: 'ada@example.com', nickname: 'ada', country: 'GB', points: 200 };
    expect(visitorOf({ ...session, userInfo: JSON.stringify(userInfo) })).toEqual({ nickname: 'ada', points: 200 });
    expect(visitorOf({ ...session, userInfo })).toEqual({ nickname: 'ada', points: 200 });
  });

  it('may have no name yet', () => {
    expect(visitorOf(session)).toEqual({ nickname: undefined, points: undefined });
    expect(visitorOf({ ...session, userInfo: '{"nickname":' })).toEqual({ nickname: undefined, points: undefined });
    expect(visitorOf({ ...session, userInfo: { nickname: ' ', points: '200' } })).toEqual({
      nickname: undefined,
      points: undefined,
    });
  });

  it.each([{}, { userId: 'u' }, { apptoken: 'a' }, { apptoken: '', userId: 'u' }, { apptoken: 7, userId: 'u' }])(
    'is nobody for %j',
    (values) => {
      expect(visitorOf(values)).toBeUndefined();
    },
  );

  it('is answered for whatever stands in storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (userInfo) => {
        const { nickname, points } = visitorOf({ ...session, userInfo }) ?? {};
        expect(['string', 'undefined']).toContain(typeof nickname);
        expect(['number', 'undefined']).toContain(typeof points);
      }),
    );
  });
});
