import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, as text that fits into a header. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: enough to know it again, and of no use to who reads the database. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
