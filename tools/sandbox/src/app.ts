import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { accountApi, apiMarkets } from './api/account-api.ts';
import { failure } from './api/answer.ts';
import { createGuards, type Guarding } from './api/guards.ts';
import type { Clock } from './clock.ts';
import { createCallLog } from './controls/calls.ts';
import { controls } from './controls/controls.ts';
import { createFaults } from './controls/faults.ts';
import type { Database } from './database.ts';
import { storePages } from './store/pages.ts';
import type { Sites } from './store/sites.ts';
import { createCaptcha } from './vendors/captcha.ts';
import { createVendorLog } from './vendors/log.ts';
import { vendorScripts } from './vendors/vendors.ts';

/** Serves all paths of the sandbox. */
export function createApp(database: Database, sites: Sites, guarding: Guarding, now?: Clock) {
  const calls = createCallLog();
  const faults = createFaults(Object.keys(apiMarkets));
  const vendors = createVendorLog();
  const captcha = createCaptcha(now);
  const guards = createGuards(guarding, database.addressCalls, captcha);
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false });

  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  app.get('/livez', (c) => c.text('ok'));
  for (const [prefix, market] of Object.entries(apiMarkets)) {
    app.use(`${prefix}/*`, calls.record, faults.inject);
    app.route(prefix, accountApi(market, database, guards));
  }
  app.route('/__vendors', vendorScripts(vendors, faults, captcha));
  app.route('/__sandbox', controls({ database, calls, faults, vendors }));
  app.route('/', storePages(sites));

  app.onError((error, c) => {
    console.error(`sandbox: ${c.req.method} ${c.req.path} failed`, error);
    return failure(c, 'serverError', 500);
  });
  return app;
}
