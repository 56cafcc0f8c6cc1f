import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BusyError, RenderQueue } from './render-queue.ts';

const limit = 250;

/** Renders that note when they run, and turns of the event loop that pass meanwhile. */
async function watch(queue: RenderQueue, renders: number): Promise<string[]> {
  const noted: string[] = [];
  const all = Promise.all(
    Array.from({ length: renders }, (_, i) => queue.run(limit, () => Promise.resolve(noted.push(`render ${i}`)))),
  );
  let done = false as boolean;
  void all.then(() => (done = true));
  while (!done) {
    await nextTurn();
    noted.push('turn');
  }
  return noted;
}

describe('the render queue', () => {
  it('crowd of renders: one runs in each turn of the event loop, in the order of the requests', async () => {
    const noted = await watch(new RenderQueue(), 20);
    expect(noted.filter((note) => note !== 'turn')).toEqual(Array.from({ length: 20 }, (_, i) => `render ${i}`));
    // The first one runs at once, before the turn that is noted first.
    expect(noted.slice(1, 39)).toEqual(Array.from({ length: 19 }, (_, i) => [`render ${i + 1}`, 'turn']).flat());
  });

  it('single render: runs at once', async () => {
    const queue = new RenderQueue();
    let ran = false;
    const running = queue.run(limit, () => Promise.resolve((ran = true)));
    await Promise.resolve();
    expect(ran).toBe(true);
    await running;
    expect(await watch(queue, 1)).toContain('render 0');
  });

  it('client that has connected: the next one can connect before another render', async () => {
    const queue = new RenderQueue();
    const clients = 5;
    const noted: string[] = [];
    const renders = [1, 2, 3].map(() => queue.run(limit, () => Promise.resolve(noted.push('render'))));
    for (let i = 0; i < clients; i += 1) {
      queue.connected();
      await nextTurn();
      noted.push('client');
    }
    await Promise.all(renders);
    expect(noted).toEqual(['render', ...Array<string>(clients).fill('client'), 'render', 'render']);
  });

  it('clients without end: do not stop the renders', async () => {
    const queue = new RenderQueue();
    let rendered = 0;
    const renders = [1, 2].map(() => queue.run(limit, () => Promise.resolve((rendered += 1))));
    for (let i = 0; i < 100 && rendered < 2; i += 1) {
      queue.connected();
      await nextTurn();
    }
    expect(rendered).toBe(2);
    await Promise.all(renders);
  });

  it('render that hangs: holds up no other', async () => {
    const queue = new RenderQueue();
    void queue.run(limit, () => new Promise(() => undefined));
    expect(await Promise.all([1, 2, 3].map((i) => queue.run(limit, () => Promise.resolve(i))))).toEqual([1, 2, 3]);
    expect(queue.length).toBe(1);
  });

  it('render that fails: rejects, and the next one runs', async () => {
    const queue = new RenderQueue();
    const [failed, next] = await Promise.allSettled([
      queue.run(limit, () => Promise.reject(new Error('no'))),
      queue.run(limit, () => Promise.resolve('yes')),
    ]);
    expect([failed.status, next]).toEqual(['rejected', { status: 'fulfilled', value: 'yes' }]);
    expect(queue.length).toBe(0);
  });

  it('more than the limit: are refused at once, with the seconds after which to try again', async () => {
    const queue = new RenderQueue();
    let refused: unknown;
    const ran: number[] = [];
    const all = Array.from({ length: 250 }, (_, i) => queue.run(limit, () => Promise.resolve(ran.push(i))));
    await queue.run(limit, () => Promise.resolve()).catch((error: unknown) => (refused = error));
    expect(ran.length).toBeLessThan(10);
    expect(refused).toBeInstanceOf(BusyError);
    expect((refused as BusyError).retryAfter).toBe(3);
    await Promise.all(all);
    expect(await queue.run(limit, () => Promise.resolve('room again'))).toBe('room again');
  });

  it('rest of a render: has the next turn, before renders that wait for their first, and is never refused', async () => {
    const queue = new RenderQueue();
    const order: string[] = [];
    const render = (name: string) => queue.run(3, () => Promise.resolve(order.push(name)));
    const begun = render('first').then(() => queue.runNext(() => order.push('rest of the first')));
    const others = [render('second'), render('third')];
    await expect(render('fourth')).rejects.toBeInstanceOf(BusyError);
    await Promise.all([begun, ...others]);
    expect(order).toEqual(['first', 'rest of the first', 'second', 'third']);
    expect(queue.length).toBe(0);
  });

  it('render ahead: is never refused, and waits for its turn as others do', async () => {
    const queue = new RenderQueue();
    const order: string[] = [];
    const first = queue.run(1, () => Promise.resolve(order.push('first')));
    const ahead = queue.runAhead(() => Promise.resolve(order.push('ahead')));
    await expect(queue.run(1, () => Promise.resolve())).rejects.toBeInstanceOf(BusyError);
    await Promise.all([first, ahead]);
    expect(order).toEqual(['first', 'ahead']);
  });
});
