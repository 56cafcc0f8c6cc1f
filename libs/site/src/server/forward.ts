/** Headers of one hop, and those by which one origin could pass for another. */
const notForwarded = new Set([
  'connection', 'content-length', 'cookie', 'expect', 'forwarded', 'host', 'keep-alive', 'origin', 'proxy-authenticate', 'proxy-authorization',
  'te', 'trailer', 'transfer-encoding', 'upgrade', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto',
]);
const notReturned = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'set-cookie', 'transfer-encoding']);

const longestCall = 60_000;
const largestBody = 64 * 1024;

/** Passes an API call on to the market's account API. In production the ingress does this. */
export async function forward(request: Request, path: string, search: string, base: string): Promise<Response> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > largestBody) return fail(413, 'The request is too large.');
  const headers = new Headers();
  request.headers.forEach((value, name) => {
    if (!notForwarded.has(name)) headers.set(name, value);
  });
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? await readBody(request) : undefined;
  if (body === 'too large') return fail(413, 'The request is too large.');
  try {
    const answer = await fetch(`${base}${path}${search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(longestCall)]),
      ...(body && { body }),
    });
    const returned = new Headers();
    answer.headers.forEach((value, name) => {
      if (!notReturned.has(name)) returned.set(name, value);
    });
    returned.set('cache-control', 'no-store');
    return new Response(answer.body, { status: answer.status, headers: returned });
  } catch {
    return fail(502, 'The account service does not answer.');
  }
}

/** Reads a body as far as calls of the site go: one that does not say its length may never end. */
async function readBody({ body }: Request): Promise<Buffer<ArrayBuffer> | 'too large'> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > largestBody) {
      reader?.releaseLock();
      return 'too large';
    }
    parts.push(read.value);
  }
  return Buffer.concat(parts);
}

function fail(status: number, msg: string): Response {
  return Response.json({ code: status, msg, data: null }, { status, headers: { 'cache-control': 'no-store' } });
}
