import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { codes } from '../api/codes.ts';
import { dripping } from './dripping.ts';

const integer = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};
const effects = ['status', 'code', 'delayMs', 'dripMs', 'body', 'drop'] as const;

/** How the next calls are to fail. */
export const faultSchema = v.pipe(
  v.strictObject({
    method: v.pipe(
      v.string('must be a method, such as "POST"'),
      v.toUpperCase(),
      v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], 'must be a method, such as "POST"'),
    ),
    path: v.pipe(v.string('must be a path, such as "/account/user/profile"'), v.startsWith('/', 'must begin with "/"')),
    times: integer(1, 1000),
    status: v.optional(integer(200, 599)),
    code: v.optional(integer(0, 99_999)),
    delayMs: v.optional(integer(0, 120_000)),
    dripMs: v.optional(integer(1, 120_000)),
    body: v.optional(v.string('must be a text')),
    drop: v.optional(v.boolean('must be true or false')),
  }),
  v.check(
    (fault) => effects.some((effect) => fault[effect] !== undefined),
    `give at least one of ${effects.join(', ')}`,
  ),
);

export type Fault = v.InferOutput<typeof faultSchema>;

type Env = { Bindings: HttpBindings; Variables: { dropped?: boolean } };

/** Injects the requested faults into calls. A path applies to one market if it has its prefix, else to all markets. */
export function createFaults(prefixes: readonly string[]) {
  let faults: Fault[] = [];

  function take(method: string, path: string): Fault | undefined {
    const prefix = prefixes.find((start) => path.startsWith(`${start}/`)) ?? '';
    const found = faults.find(
      (fault) => fault.method === method && (fault.path === path || fault.path === path.slice(prefix.length)),
    );
    if (!found) return undefined;
    const left = { ...found, times: found.times - 1 };
    faults = faults.flatMap((fault) => (fault !== found ? [fault] : left.times > 0 ? [left] : []));
    return found;
  }

  const inject: MiddlewareHandler<Env> = async (c, next) => {
    const fault = take(c.req.method, c.req.path);
    if (!fault) return next();
    // Unreferenced, so that a long delay does not keep the process alive.
    if (fault.delayMs) await setTimeout(fault.delayMs, undefined, { ref: false });
    if (fault.drop) {
      c.set('dropped', true);
      c.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    const answer = answerOf(fault);
    if (fault.dripMs === undefined) return answer ?? next();
    if (answer) return dripping(answer, fault.dripMs);
    await next();
    const real = c.res;
    // Hono adds the headers of a response that it replaces to those of the next.
    c.res = undefined;
    c.res = dripping(real, fault.dripMs);
    return undefined;
  };

  return {
    inject,
    list: (): readonly Fault[] => faults,
    add: (fault: Fault) => void faults.push(fault),
    clear: () => {
      faults = [];
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;

function answerOf({ status, code, body }: Fault): Response | undefined {
  if (status === undefined && code === undefined && body === undefined) return undefined;
  if (status === 204 || status === 205 || status === 304) return new Response(null, { status });
  const text = body ?? JSON.stringify({ code: code ?? codes.serverError, msg: 'A fault, as asked for', data: null });
  const type = text.trimStart().startsWith('<') ? 'text/html; charset=utf-8' : 'application/json';
  return new Response(text, { status: status ?? 200, headers: { 'content-type': type } });
}
