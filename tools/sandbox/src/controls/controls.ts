import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Database } from '../database.ts';
import { maxBodyBytes } from '../limits.ts';
import type { VendorLog } from '../vendors/log.ts';
import { readBody } from './body.ts';
import type { CallLog } from './calls.ts';
import { expireSession } from './expire-session.ts';
import { faultSchema, type Faults } from './faults.ts';
import { loopbackOnly } from './loopback.ts';

/** The state that the controls read and change. */
export interface Controlled {
  readonly database: Database;
  readonly calls: CallLog;
  readonly faults: Faults;
  readonly vendors: VendorLog;
}

/** The API with which tests and developers inspect the sandbox and inject faults. */
export function controls({ database, calls, faults, vendors }: Controlled) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(loopbackOnly);
  app.use(
    bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.json({ error: 'the body is longer than 64 KB' }, 413) }),
  );
  app.get('/subscribers', (c) => c.json({ subscribers: database.subscribers.list() }));
  app.get('/requests', (c) => c.json({ requests: database.supportRequests.list() }));
  app.get('/calls', (c) => c.json({ calls: calls.list() }));
  app.get('/faults', (c) => c.json({ faults: faults.list() }));
  app.post('/faults', async (c) => {
    const fault = await readBody(c, faultSchema);
    if (fault instanceof Response) return fault;
    faults.add(fault);
    return c.json({ faults: faults.list() }, 201);
  });
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json({ faults: [] });
  });
  app.post('/sessions/expire', (c) => expireSession(c, database));
  app.get('/vendors', (c) => c.json(vendors.list()));
  app.delete('/vendors', (c) => {
    vendors.clear();
    return c.json(vendors.list());
  });
  app.all('*', (c) => c.json({ error: 'there is no such control' }, 404));
  return app;
}
