import * as crypto from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

vi.mock('node:crypto', async (original) => {
  const actual = await original<typeof crypto>();
  return { ...actual, scrypt: vi.fn(actual.scrypt), timingSafeEqual: vi.fn(actual.timingSafeEqual) };
});

const runs = { numRuns: 10 };

describe('a password', () => {
  it('matches its own hash, and no other password does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), async (password, other) => {
        const hash = await hashPassword(password);
        expect(await isPassword(password, hash)).toBe(true);
        expect(await isPassword(other, hash)).toBe(other.normalize('NFKC') === password.normalize('NFKC'));
      }),
      runs,
    );
  });

  it('is stored only as a hash, which differs each time', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toContain('correct');
    expect(one.split('$').slice(4)).not.toEqual(two.split('$').slice(4));
  });

  it('matches in every Unicode form of its characters', async () => {
    expect(await isPassword('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(true);
  });

  it('still matches an older hash that took less work', async () => {
    const [, , , , salt = ''] = (await hashPassword('x')).split('$');
    const cheap = crypto.scryptSync('from earlier', Buffer.from(salt, 'base64url'), 32, { N: 1024 });
    expect(await isPassword('from earlier', `scrypt$1024$8$1$${salt}$${cheap.toString('base64url')}`)).toBe(true);
  });

  it('without an account is always wrong, after the same work as with an account', async () => {
    const hash = await hashPassword('correct horse');
    const work = async (known: string | undefined) => {
      vi.mocked(crypto.scrypt).mockClear();
      vi.mocked(crypto.timingSafeEqual).mockClear();
      expect(await isPassword('battery staple', known)).toBe(false);
      const [, salt, length, options] = vi.mocked(crypto.scrypt).mock.calls[0] ?? [];
      return {
        derived: vi.mocked(crypto.scrypt).mock.calls.length,
        salt: Buffer.from(salt as Buffer).length,
        length,
        options,
        compared: vi.mocked(crypto.timingSafeEqual).mock.calls.length,
      };
    };
    expect(await work(undefined)).toEqual(await work(hash));
    expect(await work(undefined)).toMatchObject({
      derived: 1,
      compared: 1,
      length: 32,
      options: { N: 16_384, r: 8, p: 1 },
    });
  });
});
