import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { maxBodyBytes } from '../limits.ts';
import type { CallLog } from './calls.ts';
import { faultSchema, type Faults } from './faults.ts';
import { loopbackOnly } from './loopback.ts';

/** What tests and developers look at the sandbox with, and make it fail with. */
export function controls(database: Database, calls: CallLog, faults: Faults) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(loopbackOnly);
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: c => c.json({ error: 'the body is longer than 64 KB' }, 413) }));
  app.get('/subscribers', c => c.json({ subscribers: database.subscribers() }));
  app.get('/calls', c => c.json({ calls: calls.list() }));
  app.get('/faults', c => c.json({ faults: faults.list() }));
  app.post('/faults', async c => {
    const parsed = v.safeParse(faultSchema, await c.req.json<unknown>().catch(() => undefined));
    if (!parsed.success) return c.json({ error: parsed.issues.map(explain).join('; ') }, 400);
    faults.add(parsed.output);
    return c.json({ faults: faults.list() }, 201);
  });
  app.delete('/faults', c => {
    faults.clear();
    return c.json({ faults: [] });
  });
  app.all('*', c => c.json({ error: 'there is no such control' }, 404));
  return app;
}

function explain(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  if (issue.type === 'strict_object') {
    if (field === null) return 'the body must be a JSON object';
    return issue.expected === 'never' ? `${field}: there is no such field` : `${field}: is missing`;
  }
  return field === null ? issue.message : `${field}: ${issue.message}`;
}
