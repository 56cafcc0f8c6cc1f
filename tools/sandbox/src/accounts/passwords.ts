import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const cost = { N: 2 ** 14, r: 8, p: 1 } as const;
const saltBytes = 16;
const keyBytes = 32;

/** Turns a password into what may be kept of it: `scrypt$N$r$p$salt$key`, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return format(salt, await derive(typed(password), salt, keyBytes, cost));
}

/** Whether a password is the one that was hashed. For nobody's hash it is none, and takes as long to say so. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? nobodys).split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(typed(password), Buffer.from(salt, 'base64url'), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected);
}

// So that who types é on another keyboard gets in all the same.
function typed(password: string): string {
  return password.normalize('NFKC');
}

function format(salt: Buffer, key: Buffer): string {
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** A key that was derived of nothing: no password leads to it. */
const nobodys = format(randomBytes(saltBytes), randomBytes(keyBytes));
