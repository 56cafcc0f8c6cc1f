import { describe, expect, it, vi } from 'vitest';
import { sampled } from './server-log.ts';

function logAt() {
  let now = 0;
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return { log, written: log.error.mock.calls, at: (ms: number) => (now = ms), sample: sampled(log, () => now) };
}

describe('sampled server log', () => {
  it('frequent message: is logged five times a second, then with the number left out', () => {
    const { sample, written, at } = logAt();
    for (let i = 0; i < 1000; i += 1) sample.error({ i }, 'a page failed');
    expect(written).toEqual([0, 1, 2, 3, 4].map((i) => [{ i }, 'a page failed']));
    at(1000);
    sample.error({ i: 1000 }, 'a page failed');
    expect(written.at(-1)).toEqual([{ i: 1000, leftOut: 995 }, 'a page failed']);
    at(2000);
    sample.error({ i: 1001 }, 'a page failed');
    expect(written.at(-1)).toEqual([{ i: 1001 }, 'a page failed']);
  });

  it('other messages and levels: are still logged meanwhile', () => {
    const { sample, log } = logAt();
    for (let i = 0; i < 100; i += 1) sample.error({}, 'a page failed');
    sample.error({}, 'a request failed');
    sample.warn({ a: 1 }, 'slow');
    sample.info({}, 'ready');
    sample.debug({}, 'detail');
    expect(log.error).toHaveBeenLastCalledWith({}, 'a request failed');
    expect([log.warn.mock.calls, log.info.mock.calls, log.debug.mock.calls]).toEqual([
      [[{ a: 1 }, 'slow']],
      [[{}, 'ready']],
      [[{}, 'detail']],
    ]);
  });
});
