import { describe, expect, it } from 'vitest';
import { defaultGuarding } from '../api/guards.ts';
import { createApp } from '../app.ts';
import { openDatabase } from '../database.ts';
import { testSandbox, testSites } from '../testing/sandbox.ts';
import { isLoopback } from './loopback.ts';

const create = '/account/user/subscribe/create';
const ada = { email: 'ada@example.com', source: 'home', locale: 'en-US' };
const once = { method: 'POST', path: create, times: 1 };
const faults = '/__sandbox/faults';

describe('list of calls', () => {
  it('contains the path, query and status of each call, with secrets masked', async () => {
    await using sandbox = await testSandbox();
    const secrets = {
      apptoken: 'app-secret',
      reftoken: 'ref-secret',
      authorization: 'Bearer secret',
      cookie: 'a=secret',
    };
    await sandbox.post(`/usapi${create}?from=test`, ada, { ...secrets, region: 'us' });
    await sandbox.ask('/euapi/nothing');
    const list = await sandbox.get('/__sandbox/calls');
    expect(JSON.stringify(list)).not.toContain('secret');
    expect(list).toMatchObject({
      calls: [
        {
          method: 'POST',
          path: `/usapi${create}`,
          query: '?from=test',
          status: 200,
          headers: { region: 'us', apptoken: '***', reftoken: '***', authorization: '***', cookie: '***' },
        },
        { method: 'GET', path: '/euapi/nothing', query: '', status: 404 },
      ],
    });
  });

  it('contains the last 200 calls, without those to the controls and the stores', async () => {
    await using sandbox = await testSandbox();
    for (let number = 0; number < 203; number++) await sandbox.ask(`/usapi/${number}`);
    await sandbox.ask('/store/de');
    await sandbox.get('/__sandbox/subscribers');
    const { calls } = (await sandbox.get('/__sandbox/calls')) as { calls: { path: string }[] };
    expect(calls).toHaveLength(200);
    expect([calls.at(0)?.path, calls.at(-1)?.path]).toEqual(['/usapi/3', '/usapi/202']);
  });
});

describe('a fault', () => {
  it('applies to the next matching calls, as often as requested, and to no others', async () => {
    await using sandbox = await testSandbox();
    expect((await sandbox.post(faults, { ...once, times: 2, status: 503 })).status).toBe(201);
    expect((await sandbox.ask(`/usapi${create}`)).status).toBe(404);
    expect((await sandbox.post('/usapi/account/user/other', {})).status).toBe(404);
    expect(await sandbox.post(`/usapi${create}`, ada)).toMatchObject({ status: 503, json: { code: 5000 } });
    expect((await sandbox.post(`/euapi${create}`, ada)).status).toBe(503);
    expect(await sandbox.post(`/usapi${create}`, ada)).toMatchObject({ status: 200, json: { code: 2000 } });
    expect(await sandbox.get(faults)).toEqual({ faults: [] });
  });

  it('with a market in its path applies to that market only', async () => {
    await using sandbox = await testSandbox();
    await sandbox.post(faults, { ...once, path: `/usapi${create}`, method: 'post', status: 500 });
    expect((await sandbox.post(`/euapi${create}`, ada)).status).toBe(200);
    expect((await sandbox.post(`/usapi${create}`, ada)).status).toBe(500);
  });

  it('returns its code in an envelope', async () => {
    await using sandbox = await testSandbox();
    await sandbox.post(faults, { ...once, code: 4003 });
    expect(await sandbox.post(`/usapi${create}`, ada)).toMatchObject({ status: 200, json: { code: 4003 } });
  });

  it('returns its body unchanged, as HTML where it looks like HTML', async () => {
    await using sandbox = await testSandbox();
    await sandbox.post(faults, { ...once, body: '<!doctype html><p>Oops' });
    await sandbox.post(faults, { ...once, status: 502, body: '{"code":2000,"da' });
    const html = await sandbox.ask(`/usapi${create}`, { method: 'POST' });
    expect([html.status, html.headers.get('content-type'), await html.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<!doctype html><p>Oops',
    ]);
    const cut = await sandbox.ask(`/usapi${create}`, { method: 'POST' });
    expect([cut.status, cut.headers.get('content-type'), await cut.text()]).toEqual([
      502,
      'application/json',
      '{"code":2000,"da',
    ]);
  });

  it('returns a status that allows no body', async () => {
    await using sandbox = await testSandbox();
    await sandbox.post(faults, { ...once, status: 204, body: 'ignored' });
    expect((await sandbox.ask(`/usapi${create}`, { method: 'POST' })).status).toBe(204);
  });

  it('delays a call, which then succeeds', async () => {
    await using sandbox = await testSandbox();
    await sandbox.post(faults, { ...once, delayMs: 150 });
    const start = performance.now();
    expect((await sandbox.post(`/usapi${create}`, ada)).json['code']).toBe(2000);
    expect(performance.now() - start).toBeGreaterThan(140);
  });

  it.each([
    ['the real answer', { ...once, dripMs: 5 }, { code: 2000 }],
    ['an answer of its own', { ...once, dripMs: 5, code: 4029 }, { code: 4029 }],
  ])('sends %s slowly in pieces, which are complete in the end', async (_, fault, whole) => {
    await using sandbox = await testSandbox();
    await sandbox.post(faults, fault);
    const { body } = await sandbox.ask(`/usapi${create}`, { method: 'POST', body: JSON.stringify(ada) });
    const pieces: Uint8Array[] = [];
    for await (const piece of body ?? []) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(5);
    expect(JSON.parse(Buffer.concat(pieces).toString())).toMatchObject(whole);
  });

  it('drops the connection, and the call is listed with status 0', async () => {
    await using sandbox = await testSandbox();
    await sandbox.post(faults, { ...once, drop: true });
    await expect(sandbox.post(`/usapi${create}`, ada)).rejects.toThrow('fetch failed');
    expect(await sandbox.get('/__sandbox/calls')).toMatchObject({ calls: [{ path: `/usapi${create}`, status: 0 }] });
    expect(await sandbox.get('/__sandbox/subscribers')).toEqual({ subscribers: [] });
    expect((await sandbox.post(`/usapi${create}`, ada)).json['code']).toBe(2000);
  });

  it('no longer applies after it is cleared', async () => {
    await using sandbox = await testSandbox();
    await sandbox.post(faults, { ...once, times: 5, status: 500 });
    expect((await sandbox.ask(faults, { method: 'DELETE' })).status).toBe(200);
    expect((await sandbox.post(`/usapi${create}`, ada)).status).toBe(200);
  });

  it.each(['delayMs', 'dripMs'])('with %s does not delay the shutdown of the sandbox for long', async (effect) => {
    const start = performance.now();
    {
      await using sandbox = await testSandbox();
      await sandbox.post(faults, { ...once, [effect]: 60_000 });
      sandbox.post(`/usapi${create}`, ada).catch(() => undefined);
      await expect.poll(async () => (await sandbox.get(faults))['faults']).toEqual([]);
    }
    expect(performance.now() - start).toBeLessThan(4000);
  });

  it.each([
    ['method', { ...once, method: 'FETCH', status: 500 }],
    ['method', { path: create, times: 1, status: 500 }],
    ['path', { ...once, path: 'account', status: 500 }],
    ['times', { ...once, times: 0, status: 500 }],
    ['times', { method: 'POST', path: create, status: 500 }],
    ['status', { ...once, status: 99 }],
    ['code', { ...once, code: '4003' }],
    ['delayMs', { ...once, delayMs: -1 }],
    ['dripMs', { ...once, dripMs: 0 }],
    ['body', { ...once, body: {} }],
    ['drop', { ...once, drop: 1 }],
    ['delay', { ...once, delay: 10, status: 500 }],
    ['status, code, delayMs, dripMs, body, drop', once],
    ['JSON object', 'not JSON'],
    ['JSON object', 'null'],
    ['method: is missing', []],
  ])('is rejected with an error that names %s', async (field, fault) => {
    await using sandbox = await testSandbox();
    const { status, json } = await sandbox.post(faults, fault);
    expect(status).toBe(400);
    expect(json['error']).toContain(field);
    expect(await sandbox.get(faults)).toEqual({ faults: [] });
  });
});

describe('the controls', () => {
  it('respond on loopback only', async () => {
    const app = createApp(openDatabase(':memory:'), testSites, defaultGuarding);
    const from = (remoteAddress: string, headers = {}) => ({
      init: { headers },
      env: { incoming: { socket: { remoteAddress } } },
    });
    for (const path of [
      '/__sandbox/subscribers',
      '/__sandbox/calls',
      '/__sandbox/faults',
      '/__sandbox/vendors',
      '/__sandbox/sessions/expire',
      '/__sandbox/else',
    ]) {
      for (const { init, env } of [
        from('192.0.2.7'),
        from('::ffff:192.0.2.7'),
        from('192.0.2.7', { 'x-forwarded-for': '127.0.0.1', host: 'localhost' }),
      ]) {
        expect((await app.request(path, init, env)).status).toBe(403);
      }
    }
    expect((await app.request('/__sandbox/calls', {}, from('::1').env)).status).toBe(200);
    expect((await app.request('/livez', {}, from('192.0.2.7').env)).status).toBe(200);
  });

  it('distinguish loopback addresses from all others', () => {
    expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].filter((address) => !isLoopback(address))).toEqual([]);
    expect(
      [undefined, '', '10.0.0.1', '::', '::ffff:10.0.0.1', '127.evil.example', '1127.0.0.1'].filter((address) =>
        isLoopback(address),
      ),
    ).toEqual([]);
  });

  it('reject long bodies and unknown paths', async () => {
    await using sandbox = await testSandbox();
    expect((await sandbox.post(faults, 'x'.repeat(70_000))).status).toBe(413);
    expect((await sandbox.ask('/__sandbox/else')).status).toBe(404);
  });
});
