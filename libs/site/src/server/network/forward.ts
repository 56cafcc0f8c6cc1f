import { statusClass } from '../telemetry/status-class.ts';
import type { ForwardOutcome, Telemetry } from '../telemetry/telemetry.ts';
import type { TraceContext } from '../telemetry/trace-context.ts';

/**
 * The headers that the account API reads. Any other might make it confuse two calls, such as headers with an origin or
 * an address.
 */
const passed = ['accept', 'accept-language', 'apptoken', 'content-type', 'reftoken', 'region', 'user-agent'];
const notReturned = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
]);

const longestCall = 60_000;
/** The largest bodies of a call and of its answer, in bytes. A support request includes a proof of purchase. */
const largest = { call: 64 * 1024, supportCall: 1024 * 1024, answer: 1024 * 1024 };
/**
 * The number of support requests whose bodies are read and forwarded at once, so that they take no more than 32 MiB of
 * memory.
 */
const supportCallsAtOnce = 32;

/** A body that exceeds the limit. */
export const tooLarge = Symbol('too large');

interface ForwarderOptions {
  /** The name of the API in telemetry, such as `us`. */
  readonly api: string;
  /** The API's address, without a slash at its end. */
  readonly base: string;
  /** The site's own origin: calls that change something must come from its pages. */
  readonly origin: string;
  /** The maximum number of simultaneous calls; more are refused. */
  readonly limit: number;
  readonly telemetry: Telemetry;
}

/** A call to an account API. */
interface ForwardedCall {
  /** Path and query below the API's address. */
  readonly path: string;
  /** The client's address, by which the API may limit it; unknown if the site is served from its source. */
  readonly from: string | undefined;
  /** The ids by which the API's log finds the request. */
  readonly trace: TraceContext;
}

/** Forwards API calls to the market's account API. In production the ingress does this. */
export type Forwarder = (request: Request, call: ForwardedCall) => Promise<Response>;

/** Creates a function that forwards calls to one API. */
export function createForwarder({ api, base, origin, limit, telemetry }: ForwarderOptions): Forwarder {
  let running = 0;
  let supportCalls = 0;
  const pass = async (request: Request, { path, from, trace }: ForwardedCall, longest: number): Promise<Response> => {
    const refused = refusal(request, origin, longest);
    if (refused) return refused;
    // The client may hang up before its call has arrived.
    const body = isChange(request) ? await readBody(request.body, longest).catch(() => undefined) : null;
    if (body === undefined) return fail(400, 'The request ended early.');
    if (body === tooLarge) return fail(413, 'The request is too large.');
    // An API that hangs would otherwise take a connection for each call, and finally those for the pages.
    if (running >= limit) {
      telemetry.tell('shed', 'api');
      return fail(503, 'The account service is busy.', { 'retry-after': '1' });
    }
    running += 1;
    const span = telemetry.tracer?.beginCall(api);
    const began = performance.now();
    try {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(longestCall)]);
      const headers = passedHeaders(request, from, { ...trace, ...(span && { traceparent: span.traceparent }) });
      const { response, outcome } = await exchange(base + path, {
        method: request.method,
        headers,
        redirect: 'manual',
        signal,
        body,
      });
      span?.end(outcome);
      telemetry.tell('forwarded', { api, outcome, duration: performance.now() - began });
      response.headers.set('x-request-id', trace.requestId);
      return response;
    } finally {
      running -= 1;
    }
  };
  return async (request, call) => {
    if (!call.path.startsWith('/support/')) return pass(request, call, largest.call);
    if (supportCalls >= supportCallsAtOnce) {
      telemetry.tell('shed', 'api');
      return fail(503, 'The account service is busy.', { 'retry-after': '1' });
    }
    supportCalls += 1;
    return pass(request, call, largest.supportCall).finally(() => {
      supportCalls -= 1;
    });
  };
}

/** Returns the refusal of a call, as far as its headers show one. */
function refusal(request: Request, origin: string, longest: number): Response | undefined {
  if (isChange(request) && !isOwn(request.headers, origin)) return fail(403, 'Calls come from pages of this site.');
  if (Number(request.headers.get('content-length') ?? 0) > longest) return fail(413, 'The request is too large.');
  return isChange(request) && !isJson(request.headers) ? fail(415, 'Send JSON.') : undefined;
}

function isChange({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function passedHeaders(
  request: Request,
  from: string | undefined,
  { requestId, traceparent, tracestate }: TraceContext,
): Headers {
  const headers = new Headers();
  for (const name of passed) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (from) headers.set('x-forwarded-for', from);
  headers.set('x-request-id', requestId);
  headers.set('traceparent', traceparent);
  if (tracestate !== undefined) headers.set('tracestate', tracestate);
  return headers;
}

/**
 * Returns true if a call comes from a page of this site. A browser without `Sec-Fetch-Site` sends its origin instead; a
 * program sends neither.
 */
export function isOwn(headers: Headers, own: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin === null || origin === own;
}

/** Returns true for JSON, which a page of another site can't send without a preflight request. */
function isJson(headers: Headers): boolean {
  return /^application\/json(?:\s*;|$)/i.test(headers.get('content-type') ?? '');
}

/** Makes the call, and reads its answer to the end: an answer that breaks off counts as a failure. */
async function exchange(
  address: string,
  call: RequestInit,
): Promise<{ readonly response: Response; readonly outcome: ForwardOutcome }> {
  try {
    const answer = await fetch(address, call);
    const body = await readBody(answer.body, largest.answer);
    if (body === tooLarge) {
      await answer.body?.cancel();
      return { response: fail(502, 'The account service answers too much.'), outcome: 'too_large' };
    }
    const headers = new Headers();
    answer.headers.forEach((value, name) => {
      if (!notReturned.has(name)) headers.set(name, value);
    });
    headers.set('cache-control', 'no-store');
    return {
      response: new Response(answer.body && body, { status: answer.status, headers }),
      outcome: statusClass(answer.status),
    };
  } catch (error) {
    return { response: fail(502, 'The account service does not answer.'), outcome: failureOf(error) };
  }
}

/**
 * Returns the outcome of a failed call. A time limit and a client that hung up both end the call; only the former is
 * the API's fault.
 */
function failureOf(error: unknown): ForwardOutcome {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return 'timeout';
  return name === 'AbortError' ? 'client_gone' : 'unreachable';
}

/** Reads a body up to the limit: one without a length may never end. */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | typeof tooLarge> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > limit) {
      reader?.releaseLock();
      return tooLarge;
    }
    parts.push(read.value);
  }
  const whole = new Uint8Array(size);
  let filled = 0;
  for (const part of parts) {
    whole.set(part, filled);
    filled += part.byteLength;
  }
  return whole;
}

function fail(status: number, msg: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(
    { code: status, msg, data: null },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
