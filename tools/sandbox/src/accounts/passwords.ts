import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const cost = { N: 2 ** 14, r: 8, p: 1 } as const;
const saltBytes = 16;
const keyBytes = 32;

/** Hashes a password for storage: `scrypt$N$r$p$salt$key`, with a new salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return format(salt, await derive(typed(password), salt, keyBytes, cost));
}

/**
 * Returns true if a password matches a hash. Without a hash, for an unknown user, it returns false after the same time.
 */
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

// An é may be encoded differently by another keyboard.
function typed(password: string): string {
  return password.normalize('NFKC');
}

function format(salt: Buffer, key: Buffer): string {
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** A hash that is not derived from any password, so none matches it. */
const nobodys = format(randomBytes(saltBytes), randomBytes(keyBytes));
