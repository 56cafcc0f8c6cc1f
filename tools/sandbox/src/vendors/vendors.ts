import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { readFileSync } from 'node:fs';
import type { Faults } from '../controls/faults.ts';
import { maxBodyBytes } from '../limits.ts';
import type { Captcha } from './captcha.ts';
import { isVendor, vendorNames, type VendorLog } from './log.ts';

const script = readFileSync(new URL('./vendor.js', import.meta.url), 'utf8');
const scriptPath = '/:script{[a-z-]+\\.js}';

/** Serves the stand-ins for the tag manager, the heat map and the captcha; any page may load them. */
export function vendorScripts(log: VendorLog, faults: Faults, captcha: Captcha) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(cors());
  // Before the faults: a script that hangs or fails is also counted.
  app.get(scriptPath, async (c, next) => {
    const name = nameOf(c.req.param('script'));
    if (isVendor(name)) log.count(name);
    await next();
  });
  app.use(faults.inject);
  app.use(
    bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.json({ error: 'the event is longer than 64 KB' }, 413) }),
  );
  app.get(scriptPath, async (c, next) => {
    if (!isVendor(nameOf(c.req.param('script')))) return next();
    return c.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  app.post('/captcha/token', (c) => c.json({ token: captcha.issue() }));
  app.post('/collect', async (c) => {
    // The content type is ignored: a beacon is plain text.
    const event = await c.req.json<unknown>().catch(() => undefined);
    if (event === undefined) return c.json({ error: 'the body must be JSON: one event' }, 400);
    log.collect(event);
    return c.body(null, 204);
  });
  app.all('*', (c) =>
    c.json(
      {
        error: `there is no such vendor; there are ${vendorNames.map((name) => `${name}.js`).join(', ')}, and POST collect`,
      },
      404,
    ),
  );
  return app;
}

function nameOf(file: string): string {
  return file.replace(/\.js$/, '');
}
