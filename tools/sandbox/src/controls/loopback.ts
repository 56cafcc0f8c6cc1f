import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** Returns true if a socket's remote address is this machine's loopback. */
export function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}

/** Refuses requests of other machines. Headers are ignored, since anyone can write them. */
export const loopbackOnly: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  if (!isLoopback(c.env.incoming.socket.remoteAddress))
    return c.json({ error: 'the controls answer on loopback only' }, 403);
  await next();
};
