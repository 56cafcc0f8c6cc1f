import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, as text that fits into a header. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the digest of a token, which is stored: it identifies the token, but is useless to anyone who reads the
 * database.
 */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
