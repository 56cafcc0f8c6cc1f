import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { randomBytes, timingSafeEqual } from 'node:crypto';

type Guard = MiddlewareHandler<{ Bindings: HttpBindings }>;

/** The header with the token of the desk's own page. */
export const tokenHeader = 'x-desk-token';

/** A secret of one run of the desk. It is in the desk's page, which no other site can read. */
export const createToken = () => randomBytes(24).toString('base64url');

/** Returns true if a request's host is this machine's loopback. Other names that resolve to it are not accepted. */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host ?? '');
}

/**
 * Refuses requests with any other host than the loopback: a page at a foreign name that resolves to this machine could
 * read the token.
 */
export const loopbackOnly: Guard = async (c, next) => {
  const { remoteAddress = '' } = c.env.incoming.socket;
  const isNear = remoteAddress === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(remoteAddress);
  if (!isNear || !isLoopbackHost(c.req.header('host')))
    return c.json({ ok: false, problem: 'The desk answers on this machine only, as localhost.' }, 403);
  await next();
};

/** Refuses changes from any page but the desk's own. */
export function tokenOnly(token: string): Guard {
  return async (c, next) => {
    const sent = Buffer.from(c.req.header(tokenHeader) ?? '');
    const wanted = Buffer.from(token);
    const origin = c.req.header('origin');
    const isOwn = origin === undefined || origin === `http://${c.req.header('host')}`;
    if (!isOwn || sent.length !== wanted.length || !timingSafeEqual(sent, wanted))
      return c.json(
        { ok: false, problem: 'This page is not from the desk that runs now. Reload it, and change it again.' },
        403,
      );
    await next();
  };
}
