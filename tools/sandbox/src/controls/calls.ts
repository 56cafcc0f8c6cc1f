import type { MiddlewareHandler } from 'hono';
import { maskHeaders, maskQuery } from './mask.ts';

/** A call of the account API, with masked secrets. Its body is not stored, since it may contain a password. */
export interface Call {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** 0 when the connection was dropped. */
  readonly status: number;
}

/** How many calls are remembered. */
export const maxCalls = 200;

export const droppedStatus = 0;

/** Remembers the last calls. */
export function createCallLog() {
  const calls: Call[] = [];
  const record: MiddlewareHandler<{ Variables: { dropped?: boolean } }> = async (c, next) => {
    const at = new Date().toISOString();
    await next();
    const { pathname, search } = new URL(c.req.url);
    const status = c.get('dropped') ? droppedStatus : c.res.status;
    calls.push({
      at,
      method: c.req.method,
      path: pathname,
      query: maskQuery(search),
      headers: maskHeaders(c.req.header()),
      status,
    });
    if (calls.length > maxCalls) calls.shift();
  };
  return { record, list: (): readonly Call[] => calls };
}

export type CallLog = ReturnType<typeof createCallLog>;
