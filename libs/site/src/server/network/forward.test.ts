import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createForwarder } from './forward.ts';
import { Telemetry, type ForwardEvent } from '../telemetry/telemetry.ts';

interface Call {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let base: string;
let calls: Call[];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      calls.push({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/usapi`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls = [];
  forwards.length = 0;
  answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":2000}');
});

const forwards: ForwardEvent[] = [];
const telemetry = new Telemetry();
telemetry.add({ forwarded: (event) => void forwards.push(event) });
const options = (more: { base?: string; limit?: number } = {}) => ({
  api: 'us',
  base,
  origin: 'http://site.example',
  limit: 100,
  telemetry,
  ...more,
});
const trace = {
  requestId: 'a-request-id',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  tracestate: 'vendor=1',
};
const call = (init: RequestInit & { duplex?: 'half' } = {}, search = '') =>
  createForwarder(options())(new Request('http://site.example/usapi/account/user/profile', init), {
    path: `/account/user/profile${search}`,
    from: '203.0.113.7',
    trace,
  });

const json = { 'content-type': 'application/json' };

describe('a call that changes data', () => {
  const post = async (headers: Record<string, string>, method = 'POST') =>
    (await call({ method, body: '{}', headers })).status;

  it.each(['cross-site', 'same-site', 'none'])(
    'with Sec-Fetch-Site %s: is refused, and never reaches the API',
    async (site) => {
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect(await post({ ...json, 'sec-fetch-site': site }, method)).toBe(403);
      expect(await post({ ...json, 'sec-fetch-site': site, origin: 'http://site.example' })).toBe(403);
      expect(calls).toEqual([]);
    },
  );

  it('from a page of this site or from a program: is forwarded', async () => {
    expect(await post({ ...json, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:1' })).toBe(200);
    expect(await post({ ...json, origin: 'http://site.example' })).toBe(200);
    expect(await post(json)).toBe(200);
    expect(calls).toHaveLength(3);
  });

  it.each(['https://evil.example', 'null', 'http://site.example.evil.example', 'https://site.example', ''])(
    'with the origin %j of an old browser: is refused',
    async (origin) => {
      expect(await post({ ...json, origin })).toBe(403);
      expect(calls).toEqual([]);
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/plain; application/json',
    '',
  ])('with the type %j: is refused, since a form of another site can send it', async (type) => {
    const response = await call({ method: 'POST', body: '{}', headers: { 'content-type': type } });
    expect([response.status, await response.json()]).toEqual([415, { code: 415, msg: 'Send JSON.', data: null }]);
    expect(calls).toEqual([]);
  });

  it('with a charset after the JSON type: is forwarded', async () => {
    expect(await post({ 'content-type': 'application/json; charset=utf-8' })).toBe(200);
  });

  it('call that only reads: may come from another site, since it sends no cookie', async () => {
    expect((await call({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  });
});

describe('a forwarded call', () => {
  it('keeps its method, path, query, body and the headers of the API [AP-1, AP-2]', async () => {
    const response = await call(
      {
        method: 'POST',
        body: '{"email":"a@b.example"}',
        headers: {
          apptoken: 'a',
          reftoken: 'r',
          region: 'us',
          'accept-language': 'en',
          'content-type': 'application/json',
        },
      },
      '?user_id=1&x=%2F',
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ code: 2000 });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: '/usapi/account/user/profile?user_id=1&x=%2F',
      body: '{"email":"a@b.example"}',
    });
    expect(calls[0]?.headers).toMatchObject({
      apptoken: 'a',
      reftoken: 'r',
      region: 'us',
      'accept-language': 'en',
      'content-type': 'application/json',
    });
  });

  it('headers: include only those that the API reads', async () => {
    const others = {
      cookie: 'region=us',
      origin: 'https://evil.example',
      referer: 'https://evil.example',
      authorization: 'Basic x',
      forwarded: 'host=evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '1',
      'x-real-ip': '1.2.3.4',
      'cf-connecting-ip': '1.2.3.4',
      'true-client-ip': '1.2.3.4',
      'x-client-ip': '1.2.3.4',
      'x-original-url': '/admin',
      'x-http-method-override': 'DELETE',
      'proxy-authorization': 'x',
      te: 'trailers',
      upgrade: 'h2c',
      'x-odd': '1',
    };
    await call({
      headers: {
        ...others,
        'x-forwarded-for': '1.2.3.4',
        region: 'us',
        'user-agent': 'a browser',
        accept: 'application/json',
      },
    });
    const got = calls[0]?.headers ?? {};
    for (const name of Object.keys(others)) expect(got[name], name).toBeUndefined();
    expect(got).toMatchObject({
      region: 'us',
      'user-agent': 'a browser',
      accept: 'application/json',
      host: new URL(base).host,
    });
  });

  it('client’s address: is sent to the API as the server received it', async () => {
    await call({ headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect(calls[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
    await createForwarder(options())(
      new Request('http://site.example/usapi/x', { headers: { 'x-forwarded-for': '1.2.3.4' } }),
      { path: '/x', from: undefined, trace },
    );
    expect(calls[1]?.headers['x-forwarded-for']).toBeUndefined();
  });

  it('request ids: replace the client’s ids in the call to the API, and the response contains one', async () => {
    const response = await call({ headers: { traceparent: 'evil', 'x-request-id': 'evil' } });
    expect(calls[0]?.headers).toMatchObject({
      traceparent: trace.traceparent,
      tracestate: trace.tracestate,
      'x-request-id': trace.requestId,
    });
    expect(response.headers.get('x-request-id')).toBe(trace.requestId);
  });

  it('API that responds, fails, disconnects or sends too much: each call is reported with its outcome', async () => {
    await call();
    answer = (response) => response.writeHead(503).end();
    await call();
    answer = (response) => response.destroy();
    await call();
    answer = (response) => response.end('x'.repeat(2 * 1024 * 1024));
    await call();
    const gone = new AbortController();
    answer = () => {
      gone.abort();
    };
    await call({ signal: gone.signal });
    expect(forwards.map(({ api, outcome }) => `${api} ${outcome}`)).toEqual([
      'us 2xx',
      'us 5xx',
      'us unreachable',
      'us too_large',
      'us client_gone',
    ]);
    for (const { duration } of forwards) expect(duration).toBeGreaterThan(0);
  });

  it('is never cached, and sets no cookie of the API', async () => {
    answer = (response) =>
      response
        .writeHead(200, { 'set-cookie': 'session=1', 'cache-control': 'public, max-age=60', 'x-api': '1' })
        .end('{}');
    const response = await call();
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-api')).toBe('1');
  });

  it('does not follow a redirect of the API', async () => {
    answer = (response) => response.writeHead(302, { location: '/usapi/elsewhere' }).end();
    expect((await call({ headers: { apptoken: 'secret' } })).status).toBe(302);
    expect(calls).toHaveLength(1);
  });

  it.each([400, 404, 500])('returns a %d of the API unchanged [ER-4]', async (status) => {
    answer = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end('{"code":1}');
    const response = await call();
    expect([response.status, await response.text()]).toEqual([status, '{"code":1}']);
  });

  it('returns 502 if the API is unreachable or disconnects [ER-4]', async () => {
    const nobody = await createForwarder(options({ base: 'http://127.0.0.1:1/usapi' }))(
      new Request('http://site.example/usapi/x'),
      { path: '/x', from: undefined, trace },
    );
    expect(nobody.status).toBe(502);
    expect(await nobody.json()).toEqual({ code: 502, msg: 'The account service does not answer.', data: null });
    answer = (response) => response.destroy();
    const dropped = await call();
    expect([dropped.status, dropped.headers.get('cache-control')]).toEqual([502, 'no-store']);
  });

  it('response that breaks off or is too long: becomes a 502, not a partial response', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"code":2000,');
      setTimeout(() => response.destroy(), 20);
    };
    expect((await call()).status).toBe(502);
    answer = (response) => response.writeHead(200).end('x'.repeat(1024 * 1024 + 1));
    expect((await call()).status).toBe(502);
    answer = (response) => response.writeHead(200).end('x'.repeat(1024 * 1024));
    expect((await (await call()).text()).length).toBe(1024 * 1024);
    answer = (response) => response.writeHead(204).end();
    expect((await call()).status).toBe(204);
  });

  it('is refused if its body is larger than 64 KB, with or without a content-length', async () => {
    const said = await call({ method: 'POST', body: 'x', headers: { ...json, 'content-length': '65537' } });
    const unsaid = await call({ method: 'POST', body: 'x'.repeat(65_537), headers: json });
    const streamed = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 3; i += 1) controller.enqueue(new Uint8Array(30_000));
        controller.close();
      },
    });
    const chunked = await call({ method: 'POST', body: streamed, headers: json, duplex: 'half' });
    expect([said.status, unsaid.status, chunked.status]).toEqual([413, 413, 413]);
    expect(calls).toEqual([]);
    expect((await call({ method: 'POST', body: 'x'.repeat(65_536), headers: json })).status).toBe(200);
  });

  it.each([
    ['answers nothing', () => undefined],
    ['stops within its answer', (response: ServerResponse) => void response.writeHead(200).write('{"code":')],
  ])('waits one minute for an API that %s, then returns 502 and reports a timeout', async (_, hang) => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    try {
      answer = hang;
      const hanging = call();
      await expect.poll(() => calls.length).toBe(1);
      expect([timeout.mock.calls, forwards]).toEqual([[[60_000]], []]);
      limit.abort(new DOMException('The time is up.', 'TimeoutError'));
      const response = await hanging;
      expect([response.status, await response.json()]).toEqual([
        502,
        { code: 502, msg: 'The account service does not answer.', data: null },
      ]);
      expect(forwards).toMatchObject([{ api: 'us', outcome: 'timeout' }]);
    } finally {
      timeout.mockRestore();
    }
  });

  it('is refused without reading all of an endless body', { timeout: 3000 }, async () => {
    let sent = 0;
    const endless = new ReadableStream({
      async pull(controller) {
        sent += 1;
        await new Promise((resolve) => setImmediate(resolve));
        controller.enqueue(new Uint8Array(16_384));
        if (sent > 2000) controller.close();
      },
    });
    expect((await call({ method: 'POST', body: endless, headers: json, duplex: 'half' })).status).toBe(413);
    expect(sent).toBeLessThan(20);
  });
});

describe('a support request', () => {
  const send = (body: BodyInit, forward = createForwarder(options()), path = '/support/repairs') =>
    forward(
      new Request(`http://site.example/usapi${path}`, {
        method: 'POST',
        body,
        headers: json,
        duplex: 'half',
      } as RequestInit),
      { path, from: undefined, trace },
    );

  it('may have a body of up to 1 MB, unlike other calls', async () => {
    const body = JSON.stringify('x'.repeat(1024 * 1024 - 2));
    expect((await send(body)).status).toBe(200);
    expect(calls[0]?.body).toBe(body);
    expect((await send(`${body} `)).status).toBe(413);
    expect((await send(body, undefined, '/account/user/profile')).status).toBe(413);
    expect(calls).toHaveLength(1);
  });

  it('is refused while 32 others are being received, and is forwarded after them', async () => {
    const forward = createForwarder(options());
    const ends: (() => void)[] = [];
    const slow = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) =>
          void ends.push(() => {
            controller.close();
          }),
      });
    const waiting = Array.from({ length: 32 }, () => send(slow(), forward));
    const refused = await send('{}', forward);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    for (const end of ends) end();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
    expect((await send('{}', forward)).status).toBe(200);
  });
});
