import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { RegionId } from '@kinemorph/content';
import { parseInstant } from '@kinemorph/content/time';
import type { ChangeRequest, Comparison, Proposal } from '../api.ts';
import { calendarOf } from '../calendar/calendar.ts';
import { comparisonCsv } from '../changes/csv.ts';
import type { DeskContent } from '../content/desk-content.ts';
import { priceCells } from '../content/price-cells.ts';
import { wordOf } from '../edit/change-word.ts';
import type { Editor } from '../edit/editor.ts';
import type { Changes } from './changes.ts';
import { loopbackOnly, tokenOnly } from './guard.ts';
import type { DeskFiles } from './page.ts';

/** The dependencies of the desk's server. */
export interface DeskParts {
  readonly content: DeskContent;
  readonly editor: Editor;
  readonly files: DeskFiles;
  readonly token: string;
  readonly changes: Changes;
  readonly compare: (before: number, after: number, regions: readonly RegionId[]) => Promise<Comparison>;
  /** Returns the port of the previews, once they are available. */
  readonly previews: () => Promise<{ readonly port: number }>;
  readonly previewPort: () => number;
}

const views = ['/', '/changes', '/prices', '/machine', '/campaign', '/handover'];

/** Serves all paths of the desk. */
export function createApp(parts: DeskParts) {
  const { content, files, previewPort } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(loopbackOnly);
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store');
    c.header(
      'content-security-policy',
      `default-src 'self'; img-src 'self' data:; frame-src http://*.localhost:${previewPort()}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
    );
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
  });
  for (const view of views) app.get(view, (c) => c.html(files.document));
  app.get('/assets/*', (c) => {
    const file = files.file(c.req.path);
    return file ? c.body(file.body, 200, { 'content-type': file.type }) : c.notFound();
  });
  app.get('/livez', (c) => c.text('ok'));
  app.route('/api', api(parts));
  app.get('/calendar/:name', (c) => {
    const region = /^(\w+)\.ics$/.exec(c.req.param('name'))?.[1];
    const timeline = content.timeline();
    const found = timeline.regions.find(({ id }) => id === region);
    return found
      ? c.body(calendarOf(found, timeline.bars, content.now()), 200, {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="kinemorph-${found.id}.ics"`,
        })
      : c.notFound();
  });
  app.onError((error, c) => {
    console.error(`desk: ${c.req.method} ${c.req.path} failed`, error);
    return c.json({ ok: false, problem: `The desk stumbled: ${error.message}. The terminal says more.` }, 500);
  });
  return app;
}

function api({ content, editor, token, changes, compare, previews }: DeskParts) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/timeline', (c) => c.json(content.timeline()));
  app.get('/prices', (c) => c.json(priceCells(content)));
  app.get('/handover', (c) => c.json(editor.handover()));
  app.get('/previews', async (c) => c.json(await previews()));
  app.get('/events', (c) =>
    streamSSE(c, async (stream) => {
      let open = true as boolean;
      const stop = changes.listen((event, data) => void stream.writeSSE({ event, data }));
      stream.onAbort(() => {
        open = false;
        stop();
      });
      // A window may have loaded the content before a change, and connected after it.
      await stream.writeSSE({ event: 'content', data: content.timeline().version });
      while (open) {
        await stream.writeSSE({ event: 'alive', data: '' });
        await stream.sleep(15_000);
      }
    }),
  );
  app.get('/word', (c) => {
    const { file = '', key = '', region: id } = c.req.query();
    const region = content.timeline().regions.find((one) => one.id === id);
    const { library } = content.snapshot;
    const word = region && wordOf(content.code, library, content.words(), { file, key, region: region.id });
    return word
      ? c.json(word)
      : c.json(
          { ok: false, problem: 'This text is not there any more: somebody has taken it out or renamed it.' },
          404,
        );
  });
  app.route('/', comparisons(content, compare));
  app.route('/changes', edits(editor, token, changes));
  return app;
}

/** Serves the changes between two instants, as JSON for the page and as CSV. */
function comparisons(content: DeskContent, compare: DeskParts['compare']) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/compare', async (c) => {
    const comparison = readComparison(c.req.query(), content);
    return 'problem' in comparison
      ? c.json({ ok: false, problem: comparison.problem }, 400)
      : c.json({ ok: true, value: await compare(comparison.before, comparison.after, comparison.regions) });
  });
  app.get('/compare.csv', async (c) => {
    const comparison = readComparison(c.req.query(), content);
    if ('problem' in comparison) return c.text(comparison.problem, 400);
    const csv = comparisonCsv(
      await compare(comparison.before, comparison.after, comparison.regions),
      content.timeline().regions,
    );
    return c.body(csv, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="what-changes.csv"',
    });
  });
  return app;
}

/** Serves all calls that change files; only the desk's own page may use them. */
function edits(editor: Editor, token: string, changes: Changes) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use('/*', tokenOnly(token));
  app.post('/propose', async (c) => c.json(await editor.propose(await c.req.json<ChangeRequest>())));
  app.post('/write', async (c) => {
    const { request, files } = await c.req.json<{ request: ChangeRequest; files: Proposal['files'] }>();
    const outcome = await editor.write(request, files);
    await changes.tell();
    return c.json(outcome);
  });
  app.post('/undo', async (c) => {
    const outcome = await editor.undo();
    await changes.tell();
    return c.json(outcome);
  });
  return app;
}

function readComparison(
  query: Record<string, string>,
  content: DeskContent,
):
  | { readonly before: number; readonly after: number; readonly regions: readonly RegionId[] }
  | { readonly problem: string } {
  const before = parseInstant(query['before'] ?? '');
  const after = parseInstant(query['after'] ?? '');
  if (before === undefined || after === undefined)
    return { problem: 'Two instants are needed, before and after, each like 2024-11-22T00:00:00Z.' };
  const all = content.timeline().regions.map(({ id }) => id);
  const wanted = (query['regions'] ?? '').split(',').filter(Boolean);
  const unknown = wanted.filter((id) => !all.some((region) => region === id));
  if (unknown.length > 0)
    return { problem: `There is no region ${unknown.join(', ')}. The regions are ${all.join(', ')}.` };
  return { before, after, regions: wanted.length === 0 ? all : all.filter((id) => wanted.includes(id)) };
}
