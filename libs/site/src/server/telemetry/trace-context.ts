/** What ties a request to the log lines and spans of other programs. */
export interface TraceContext {
  readonly requestId: string;
  /** W3C Trace Context, as it is passed on: the trace's id, the id of its last span, and whether that was recorded. */
  readonly traceparent: string;
  /** What other tracing systems added; only together with a `traceparent` that came with the request. */
  readonly tracestate?: string;
}

/** A header's value that other programs may have written; anything else could put words into a log. */
const requestIdPattern = /^[\w.-]{8,64}$/;
const traceparentPattern = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const tracestatePattern = /^[\x20-\x7e]{1,512}$/;

/** Reads the ids of a request, and makes those that are missing or malformed. */
export function readTrace(header: (name: string) => string | null): TraceContext {
  const id = header('x-request-id');
  const requestId = id !== null && requestIdPattern.test(id) ? id : randomHex(16);
  const traceparent = readTraceparent(header('traceparent'));
  if (traceparent === undefined) return { requestId, traceparent: makeTraceparent() };
  const tracestate = header('tracestate');
  return { requestId, traceparent, ...(tracestate !== null && tracestatePattern.test(tracestate) && { tracestate }) };
}

/** The value in the version that is passed on; undefined if it is invalid. A later version may add fields, which are dropped. */
export function readTraceparent(value: string | null): string | undefined {
  const [, version, trace, span, flags, more] = traceparentPattern.exec(value ?? '') ?? [];
  if (version === undefined || (version === '00' && more !== undefined)) return undefined;
  return `00-${trace}-${span}-${flags}`;
}

/** Nobody has recorded a trace that begins here, so its flags say that it is not sampled. */
function makeTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-00`;
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
