import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../../vitest.shared.ts';
import { complaintsOf, testSite } from '../testing/browser.ts';
import { testSandbox } from '../testing/sandbox.ts';
import { vendorNames } from './log.ts';

const faults = '/__sandbox/faults';
const seen = '/__sandbox/vendors';
const unseen = { requests: { 'tag-manager': 0, 'heat-map': 0, captcha: 0 }, events: [] };

describe('the vendors', () => {
  it.each(vendorNames)('replace %s with a script that any page may load, and count requests', async (name) => {
    await using sandbox = await testSandbox();
    const answer = await sandbox.ask(`/__vendors/${name}.js?id=7`, {
      headers: { origin: 'https://www.kinemorph.example' },
    });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
    expect(await sandbox.get(seen)).toEqual({ requests: { ...unseen.requests, [name]: 1 }, events: [] });
  });

  it('collect events from any page, and keep the last 200', async () => {
    await using sandbox = await testSandbox();
    for (let number = 0; number < 203; number++)
      await sandbox.ask('/__vendors/collect', { method: 'POST', body: JSON.stringify({ number }) });
    const { events } = (await sandbox.get(seen)) as { events: { number: number }[] };
    expect([events.length, events.at(0), events.at(-1)]).toEqual([200, { number: 3 }, { number: 202 }]);
    const response = await sandbox.ask('/__vendors/collect', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://www.kinemorph.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect([
      response.status,
      response.headers.get('access-control-allow-origin'),
      response.headers.get('access-control-allow-headers'),
    ]).toEqual([204, '*', 'content-type']);
    expect(await (await sandbox.ask(seen, { method: 'DELETE' })).json()).toEqual(unseen);
    expect(await sandbox.get(seen)).toEqual(unseen);
  });

  it('reject invalid events and unknown scripts', async () => {
    await using sandbox = await testSandbox();
    expect(await sandbox.post('/__vendors/collect', '{"event":')).toEqual({
      status: 400,
      json: { error: 'the body must be JSON: one event' },
    });
    expect((await sandbox.post('/__vendors/collect', { long: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await sandbox.ask('/__vendors/other.js')).status).toBe(404);
    expect((await sandbox.get('/__vendors/other.js'))['error']).toContain('tag-manager.js');
    expect(await sandbox.get(seen)).toEqual(unseen);
  });

  it('fail and hang on request, and still count requests', async () => {
    await using sandbox = await testSandbox();
    const fault = { method: 'GET', path: '/__vendors/heat-map.js', times: 1 };
    await sandbox.post(faults, { ...fault, status: 503 });
    expect((await sandbox.ask(fault.path)).status).toBe(503);
    await sandbox.post(faults, { ...fault, drop: true });
    await expect(sandbox.ask(fault.path)).rejects.toThrow('fetch failed');
    await sandbox.post(faults, { ...fault, delayMs: 60_000 });
    const hanging = new AbortController();
    const answer = sandbox.ask(fault.path, { signal: hanging.signal });
    await expect.poll(() => sandbox.get(seen), { timeout: 10_000 }).toMatchObject({ requests: { 'heat-map': 3 } });
    expect(await sandbox.get(faults)).toEqual({ faults: [] });
    hanging.abort();
    await expect(answer).rejects.toThrow();
    expect((await sandbox.ask(fault.path)).status).toBe(200);
    expect((await sandbox.get('/__sandbox/calls'))['calls']).toEqual([]);
  });
});

describe('a page that loads the vendors', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('runs each of them, and sends its data layer to the tag manager without console messages', async () => {
    await using sandbox = await testSandbox();
    const scripts = vendorNames
      .map((name) => `<script async src="${sandbox.origin}/__vendors/${name}.js"></script>`)
      .join('');
    await using site = await testSite((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><link rel="icon" href="data:,"><script>dataLayer = [{ event: 'before' }]</script>${scripts}`,
        ),
    );
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await page.goto(site.origin);
    expect((await page.evaluate<string[]>('kinemorphVendors')).toSorted()).toEqual([...vendorNames].toSorted());
    const length = await page.evaluate<number>(`(() => {
      function gtag() { dataLayer.push(arguments); }
      const circle = {};
      circle.circle = circle;
      gtag('config', 'T-1');
      dataLayer.push(circle, undefined, () => {}, 1n);
      return dataLayer.push({ event: 'login', user_id: '7', status: 'Logged in' }, { event: 'after' });
    })()`);
    expect(length).toBe(8);
    const ready = vendorNames.map((vendor) => ({ event: 'vendor.ready', vendor }));
    const noted = [
      { event: 'before' },
      ['config', 'T-1'],
      { event: 'login', user_id: '7', status: 'Logged in' },
      { event: 'after' },
    ];
    await expect
      .poll(async () => (await sandbox.get(seen))['events'], { timeout: 10_000 })
      .toHaveLength(ready.length + noted.length);
    expect((await sandbox.get(seen))['events']).toEqual(expect.arrayContaining([...ready, ...noted]));
    expect(complaints).toEqual([]);
    await page.close();
  });
});
