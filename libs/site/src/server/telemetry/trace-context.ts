/** The ids that connect a request with the log lines and spans of other programs. */
export interface TraceContext {
  readonly requestId: string;
  /** W3C Trace Context, as forwarded: the trace's id, the id of its last span, and if that was recorded. */
  readonly traceparent: string;
  /** The values of other tracing systems; only together with a `traceparent` that came with the request. */
  readonly tracestate?: string;
}

/** A header's value from other programs; any other text could inject words into a log. */
const requestIdPattern = /^[\w.-]{8,64}$/;
const traceparentPattern = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const tracestatePattern = /^[\x20-\x7e]{1,512}$/;

/** Reads the ids of a request, and creates missing or malformed ones. */
export function readTrace(header: (name: string) => string | null): TraceContext {
  const id = header('x-request-id');
  const requestId = id !== null && requestIdPattern.test(id) ? id : randomHex(16);
  const traceparent = readTraceparent(header('traceparent'));
  if (traceparent === undefined) return { requestId, traceparent: makeTraceparent() };
  const tracestate = header('tracestate');
  return { requestId, traceparent, ...(tracestate !== null && tracestatePattern.test(tracestate) && { tracestate }) };
}

/**
 * Returns the value in the forwarded version; undefined if it is invalid. A later version may add fields, which are
 * dropped.
 */
export function readTraceparent(value: string | null): string | undefined {
  const [, version, trace, span, flags, more] = traceparentPattern.exec(value ?? '') ?? [];
  if (version === undefined || (version === '00' && more !== undefined)) return undefined;
  return `00-${trace}-${span}-${flags}`;
}

/** Creates the id of a new trace. No span of it is recorded yet, so its flags say that it is not sampled. */
function makeTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-00`;
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
