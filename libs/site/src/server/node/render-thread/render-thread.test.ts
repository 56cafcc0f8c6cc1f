import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRequest } from '../../model/page-data.ts';
import { RenderThread } from './render-thread.ts';

const script = new URL('./made-up-renders.ts', import.meta.url);
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let thread: RenderThread;
beforeEach(() => {
  log.error.mockClear();
  thread = new RenderThread({ script, settings: {}, log, longestRender: 300 });
});
afterEach(() => thread.close());

const page = (path: string): PageRequest => ({ region: 'us', path, screen: 'home' });
const single = async (path: string) => {
  const { made } = await thread.single(page(path), 0, { format: 'html', query: 'q' });
  return new TextDecoder().decode(made.body);
};
const failureOf = (rendering: Promise<unknown>) =>
  rendering.then(
    () => undefined,
    (error: unknown) => error as Error,
  );

describe('render thread', () => {
  it('page: has its bodies, compressed as requested, and its status, expiry and timing', async () => {
    const { made, timing } = await thread.shared(page('home'), 5, ['html']);
    const text = (body: typeof made.html) => new TextDecoder().decode(body.encode('identity'));
    expect([text(made.html), text(made.json)]).toEqual(['the page home '.repeat(100), '{"now":5}']);
    expect([made.html.ready('br') !== undefined, made.json.ready('br'), made.html.weight]).toEqual([
      true,
      undefined,
      1400,
    ]);
    expect([made.status, made.expires, timing]).toEqual([200, 6, { queue: 1, render: 2 }]);
    expect(made.html.etag).toBe((await thread.shared(page('home'), 5, [])).made.html.etag);
  });

  it('body: is compressed further, and remains the same', async () => {
    const { made } = await thread.shared(page('home'), 5, ['html']);
    const small = await thread.compress(made.html);
    expect(small.ready('br')).toEqual(made.html.smallest().ready('br'));
    expect([small.etag, small.encode('identity')]).toEqual([made.html.etag, made.html.encode('identity')]);
  });

  it('pages for one request, error pages and lists: are returned unchanged', async () => {
    expect(await single('search')).toBe('search q');
    expect(await thread.errorPage('de')).toBe('the error page of de');
    expect(await thread.list({ kind: 'sitemap' }, 7)).toEqual({ text: 'sitemap', expires: 7 });
  });

  it('errors: keep their names, messages and stacks', async () => {
    const failure = await failureOf(single('throws'));
    expect(failure).toMatchObject({ name: 'TypeError', message: 'a part of it is missing' });
    expect(failure?.stack).toContain('made-up-renders.ts');
    expect(await failureOf(single('takes-too-long'))).toMatchObject({ name: 'TimeoutError' });
  });

  it('render that waits: blocks no other, and fails when the thread closes', async () => {
    const done: string[] = [];
    const waiting = failureOf(single('waits')).finally(() => done.push('waits'));
    expect(await single('other')).toBe('other q');
    expect(done).toEqual([]);
    await thread.close();
    expect(await waiting).toMatchObject({ name: 'TimeoutError' });
  });

  it.each([
    ['hangs', 'the render thread hangs, and is replaced'],
    ['ends', undefined],
  ])(
    'thread that %s: fails its waiting renders with a TimeoutError, and another thread takes its place',
    async (path, logged) => {
      const replaced = vi.fn();
      thread.onReplaced = replaced;
      await single('first');
      expect(await failureOf(single(path))).toMatchObject({ name: 'TimeoutError' });
      expect(replaced).toHaveBeenCalledOnce();
      expect(await single('next')).toBe('next q');
      expect(log.error.mock.calls.map(([, message]) => message as string)).toEqual(
        logged === undefined ? [] : [logged],
      );
    },
  );

  it('thread that never starts: fails its waiting renders, and logs the error', async () => {
    await thread.close();
    thread = new RenderThread({ script: new URL('./no-such-file.ts', import.meta.url), settings: {}, log });
    expect(await failureOf(single('page'))).toMatchObject({ name: 'TimeoutError' });
    expect(log.error).toHaveBeenCalledWith({ error: expect.any(Error) as Error }, 'the render thread failed');
  });
});
