export const contentType = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const;

type Headers = Readonly<Record<string, string>>;

/** Returns an answer with a line of text, which is never cached. */
export function plain(status: number, body: string, headers: Headers = {}): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': contentType.text, 'cache-control': 'no-store', ...headers },
  });
}

/** The text of an answer after a failure; the cause is in the log only. */
export const failed = 'Something went wrong. Please try again later.\n';
