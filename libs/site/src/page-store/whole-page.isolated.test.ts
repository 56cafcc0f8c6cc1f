import { afterEach, beforeEach, expect, describe, it, vi } from 'vitest';
import type { PageOutline } from '../page/page-outline.ts';
import type { ModelAnswer } from './models.ts';
import { readWholePage } from './whole-page.ts';

const outline = { build: 'b', path: '/de', page: 'home', expires: 5 } as unknown as PageOutline;
const page = (more: object = {}): ModelAnswer =>
  ({ kind: 'page', data: { ...outline, model: {}, ...more } }) as unknown as ModelAnswer;

const fetchModel = vi.hoisted(() => vi.fn<() => Promise<ModelAnswer>>());
const reloadOnce = vi.hoisted(() => vi.fn());
vi.mock('./models.ts', () => ({ fetchModel }));
vi.mock('./stale-build.ts', () => ({ reloadOnce }));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/de', href: 'https://site.example/de' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('the complete data of a page', () => {
  it('come from the document if it contains them', async () => {
    const whole = { ...outline, model: {} };
    expect(await readWholePage(whole)).toBe(whole);
    expect(fetchModel).not.toHaveBeenCalled();
  });

  it('come from a fetched model that expires with the document', async () => {
    fetchModel.mockResolvedValueOnce(page());
    expect(await readWholePage(outline)).toMatchObject({ model: {} });
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it.each([
    ['of a later time', page({ expires: 9 }), 'b at 5'],
    ['of another page', page({ path: '/de/other' }), 'b at 5'],
    ['of another build', { kind: 'document', href: '/de' } as const, 'b'],
  ])(
    'do not come from a model %s: the document is reloaded, or a later matching model is used [ER-5]',
    async (_, other, reason) => {
      fetchModel.mockResolvedValueOnce(other).mockResolvedValueOnce(page());
      const reading = readWholePage(outline);
      await vi.advanceTimersByTimeAsync(0);
      expect(reloadOnce).toHaveBeenCalledWith(reason, 'https://site.example/de');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await reading).toMatchObject({ model: {}, expires: 5 });
    },
  );

  it('are requested again after a network error, without a reload', async () => {
    fetchModel.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(page());
    const reading = readWholePage(outline);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await reading).toMatchObject({ model: {} });
    expect(reloadOnce).not.toHaveBeenCalled();
  });
});
