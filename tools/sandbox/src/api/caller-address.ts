import type { Context } from 'hono';
import { isLoopback } from '../controls/loopback.ts';

/** The connection of a call; a test may have none. */
interface Incoming {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/**
 * Returns the address of the client behind a call. The sites forward their visitors' calls from this machine, and
 * append the visitor's address to `X-Forwarded-For`; from anywhere else the header is not trusted.
 */
export function callerAddress(c: Context): string {
  const direct = (c.env as Incoming | undefined)?.incoming?.socket.remoteAddress ?? '';
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return isLoopback(direct) && forwarded ? forwarded : direct;
}
