export const contentType = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const;

type Headers = Readonly<Record<string, string>>;

/** An answer in a line of text, which nobody keeps. */
export function plain(status: number, body: string, headers: Headers = {}): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': contentType.text, 'cache-control': 'no-store', ...headers },
  });
}

/** What an answer says whose making failed; why is in the log alone. */
export const failed = 'Something went wrong. Please try again later.\n';
