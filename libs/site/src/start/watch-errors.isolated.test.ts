import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../page/page.ts';
import { watchErrors } from './watch-errors.ts';

const seen = vi.hoisted(() => ({ loads: 0, reportError: vi.fn() }));
vi.mock('../reporting/report-error.ts', () => {
  seen.loads += 1;
  return { reportError: seen.reportError };
});

const data = { build: 'abc123' } as PageData;

describe('error watch', () => {
  let target: EventTarget;
  beforeEach(() => {
    target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    seen.reportError.mockReset();
  });

  it('loads its reporter only after an error, and reports each error', async () => {
    watchErrors(() => data);
    await vi.dynamicImportSettled();
    expect(seen.loads).toBe(0);
    const events = [new Event('error'), new Event('unhandledrejection')];
    for (const event of events) target.dispatchEvent(event);
    await expect.poll(() => seen.reportError.mock.calls).toEqual(events.map((event) => [event, data]));
    expect(seen.loads).toBe(1);
  });

  it('report that fails: causes no further error', async () => {
    const rejections = vi.fn();
    process.on('unhandledRejection', rejections);
    seen.reportError.mockImplementation(() => {
      throw new Error('fails');
    });
    watchErrors(() => data);
    target.dispatchEvent(new Event('error'));
    await expect.poll(() => seen.reportError).toHaveBeenCalledOnce();
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', rejections);
    expect(rejections).not.toHaveBeenCalled();
  });
});
