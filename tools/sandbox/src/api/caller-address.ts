import type { Context } from 'hono';
import { isLoopback } from '../controls/loopback.ts';

/** What a call came in through; a test may have none. */
interface Incoming {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/**
 * The address of the client behind a call. The sites pass their visitors' calls on from this machine, and write the visitor's address
 * last in `X-Forwarded-For`; from anywhere else the header is the caller's own invention.
 */
export function callerAddress(c: Context): string {
  const direct = (c.env as Incoming | undefined)?.incoming?.socket.remoteAddress ?? '';
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return isLoopback(direct) && forwarded ? forwarded : direct;
}
