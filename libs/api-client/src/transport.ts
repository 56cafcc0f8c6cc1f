import { ApiError } from './api-error.ts';
import type { ApiCall } from './api-call.ts';
import { importAgain } from './import-again.ts';
import { parseEnvelopeText, type Envelope } from './envelope.ts';

interface Sending {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** For the call in all, the body included. */
  readonly deadline: AbortSignal;
  readonly call: ApiCall;
}

/** Far more than any answer of the account API. */
export const maxAnswerBytes = 1024 * 1024;

/** Makes one call with axios, which loads with the first call, and opens the answer's envelope. */
export async function send(sending: Sending): Promise<Envelope> {
  return parseEnvelopeText(await orTimeout(sending.deadline, exchange(sending)));
}

async function exchange({ baseUrl, headers, deadline, call }: Sending): Promise<string> {
  const hangUp = new AbortController();
  try {
    const { axios } = await importAgain(() => import('./axios-core.ts'));
    const { status, data } = await axios.request<ReadableStream<Uint8Array> | null>({
      baseURL: baseUrl,
      url: call.path,
      method: call.method,
      params: call.params,
      data: call.data,
      // `false` keeps axios from naming itself in place of the browser.
      headers: { ...headers, 'User-Agent': false },
      // XHR follows a redirect and sends the tokens along; fetch can refuse redirects, with maxRedirects: 0.
      adapter: 'fetch',
      maxRedirects: 0,
      allowAbsoluteUrls: false,
      withXSRFToken: false,
      // A total deadline: axios' own time-out allows a body that arrives drop by drop.
      signal: AbortSignal.any([deadline, hangUp.signal]),
      // Limited by `textOf`: axios' own maxContentLength rejects, but leaves the connection open.
      responseType: 'stream',
      validateStatus: null,
    });
    // A browser hides a refused redirect behind status 0.
    if (status < 200 || status > 299) throw new ApiError('http', 'the answer is not a 2xx', status);
    return await textOf(data);
  } catch (error) {
    // The error of axios contains the request's headers, tokens included, so a new error is thrown instead.
    throw error instanceof ApiError ? error : new ApiError('network', 'no answer came');
  } finally {
    hangUp.abort();
  }
}

async function textOf(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > maxAnswerBytes) throw new ApiError('malformed', 'the answer is too long');
    text += decoder.decode(value, { stream: true });
  }
}

// A race, because no signal can abort the import of axios.
function orTimeout<T>(deadline: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new ApiError('timeout', 'no answer came in time'));
    if (deadline.aborted) late();
    deadline.addEventListener('abort', late, { once: true });
    work
      .then(resolve, (error: unknown) => (deadline.aborted ? late() : reject(error as Error)))
      .finally(() => deadline.removeEventListener('abort', late));
  });
}
