import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { RenderTurns } from './render-turns.ts';

/** Runs renders, and records them and the turns of the event loop in between. */
async function watch(turns: RenderTurns, renders: number): Promise<string[]> {
  const noted: string[] = [];
  const all = Promise.all(
    Array.from({ length: renders }, (_, i) => turns.run(() => Promise.resolve(noted.push(`render ${i}`)))),
  );
  let done = false as boolean;
  void all.then(() => (done = true));
  while (!done) {
    await nextTurn();
    noted.push('turn');
  }
  return noted;
}

describe('render turns', () => {
  it('many renders: run one per turn of the event loop, in the order of the requests', async () => {
    const noted = await watch(new RenderTurns(), 20);
    expect(noted.filter((note) => note !== 'turn')).toEqual(Array.from({ length: 20 }, (_, i) => `render ${i}`));
    // The first one runs at once, before the first recorded turn.
    expect(noted.slice(1, 39)).toEqual(Array.from({ length: 19 }, (_, i) => [`render ${i + 1}`, 'turn']).flat());
  });

  it('single render: runs at once', async () => {
    const turns = new RenderTurns();
    let ran = false;
    const running = turns.run(() => Promise.resolve((ran = true)));
    await Promise.resolve();
    expect(ran).toBe(true);
    await running;
    expect(await watch(turns, 1)).toContain('render 0');
  });

  it('new connection: lets the next client connect before another render', async () => {
    const turns = new RenderTurns();
    const clients = 5;
    const noted: string[] = [];
    const renders = [1, 2, 3].map(() => turns.run(() => Promise.resolve(noted.push('render'))));
    for (let i = 0; i < clients; i += 1) {
      turns.connected();
      await nextTurn();
      noted.push('client');
    }
    await Promise.all(renders);
    expect(noted).toEqual(['render', ...Array<string>(clients).fill('client'), 'render', 'render']);
  });

  it('endless connections: do not stop the renders', async () => {
    const turns = new RenderTurns();
    let rendered = 0;
    const renders = [1, 2].map(() => turns.run(() => Promise.resolve((rendered += 1))));
    for (let i = 0; i < 100 && rendered < 2; i += 1) {
      turns.connected();
      await nextTurn();
    }
    expect(rendered).toBe(2);
    await Promise.all(renders);
  });

  it('render that hangs: does not block others', async () => {
    const turns = new RenderTurns();
    void turns.run(() => new Promise(() => undefined));
    expect(await Promise.all([1, 2, 3].map((i) => turns.run(() => Promise.resolve(i))))).toEqual([1, 2, 3]);
  });

  it('render that fails: rejects, and the next one runs', async () => {
    const turns = new RenderTurns();
    const [failed, next] = await Promise.allSettled([
      turns.run(() => Promise.reject(new Error('no'))),
      turns.run(() => Promise.resolve('yes')),
    ]);
    expect([failed.status, next]).toEqual(['rejected', { status: 'fulfilled', value: 'yes' }]);
  });

  it('rest of a render: runs in the next turn, before renders that have not begun', async () => {
    const turns = new RenderTurns();
    const order: string[] = [];
    const render = (name: string) => turns.run(() => Promise.resolve(order.push(name)));
    const begun = render('first').then(() => turns.runNext(() => order.push('rest of the first')));
    const others = [render('second'), render('third')];
    await Promise.all([begun, ...others]);
    expect(order).toEqual(['first', 'rest of the first', 'second', 'third']);
  });
});
