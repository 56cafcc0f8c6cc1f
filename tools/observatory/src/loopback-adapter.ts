/** The part of an axios request that an adapter uses. */
interface AdapterRequest {
  readonly url?: string;
  readonly method?: string;
  readonly headers?: { toJSON?: () => Readonly<Record<string, unknown>> };
}

interface AdapterResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: string;
  readonly config: AdapterRequest;
  readonly request: object;
}

/** The function that sends the requests of an axios client. */
export type HttpAdapter = (request: AdapterRequest) => Promise<AdapterResponse>;

/**
 * Redirects requests for public hosts to servers on this machine. The TLS proxy in front of them is simulated:
 * `https://` requests are forwarded, and `http://` requests are redirected to https.
 */
export function loopbackAdapter(origins: Readonly<Record<string, string>>): HttpAdapter {
  return async (request) => {
    const { protocol, host, pathname, search } = new URL(request.url ?? '');
    const origin = origins[host];
    if (origin === undefined)
      throw new Error(`${host} is not one of the scanned hosts: ${Object.keys(origins).join(', ')}`);
    const answer = (status: number, headers: Readonly<Record<string, string>>, data = ''): AdapterResponse => ({
      status,
      statusText: '',
      headers,
      data,
      config: request,
      request: {},
    });
    if (protocol === 'http:') return answer(301, { location: `https://${host}${pathname}${search}` });
    const sent = Object.entries(request.headers?.toJSON?.() ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    const response = await fetch(origin + pathname + search, {
      method: request.method?.toUpperCase() ?? 'GET',
      headers: sent,
      redirect: 'manual',
    });
    return answer(response.status, Object.fromEntries(response.headers), await response.text());
  };
}
