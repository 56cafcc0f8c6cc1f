import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentModel } from '../../page/consent-model.ts';
import { fakeBrowser } from '../../vendors/testing/fake-browser.ts';

const both = ['statistics', 'heatMaps'] as const;
const optIn = { rule: 'opt-in', market: 'eu', purposes: both } as const;
const notice = { rule: 'notice', market: 'us', purposes: both } as const;
const halfAYear = 180 * 24 * 3600 * 1000;

/** Starts a visit: loads the modules again, with the browser's storage. */
async function visit(model: Pick<ConsentModel, 'rule' | 'market' | 'purposes'>) {
  vi.resetModules();
  const { openConsentRecord } = await import('./consent-record.ts');
  const record = openConsentRecord(model);
  return { ...record, allowed: () => both.filter(record.allows) };
}

describe('the record of consent', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 7, 1) });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('allows nothing in an opt-in region until the visitor answers [AP-11]', async () => {
    fakeBrowser();
    const record = await visit(optIn);
    expect([record.isAnswered(), record.allowed()]).toEqual([false, []]);
    record.answer(['heatMaps']);
    expect([record.isAnswered(), record.allowed()]).toEqual([true, ['heatMaps']]);
  });

  it('keeps a refusal for as long as an acceptance [AP-11]', async () => {
    for (const answer of [[], [...both]]) {
      fakeBrowser();
      (await visit(optIn)).answer(answer);
      vi.setSystemTime(Date.now() + halfAYear - 1000);
      const later = await visit(optIn);
      expect([later.isAnswered(), later.allowed()]).toEqual([true, answer]);
      vi.setSystemTime(Date.now() + 2000);
      expect((await visit(optIn)).isAnswered()).toBe(false);
    }
  });

  it('can be withdrawn at any time [AP-11]', async () => {
    fakeBrowser();
    const record = await visit(optIn);
    record.answer(both);
    record.answer([]);
    expect(record.allowed()).toEqual([]);
    expect((await visit(optIn)).allowed()).toEqual([]);
  });

  it('is shared by the regions of a market, but not with another market', async () => {
    const { items } = fakeBrowser();
    (await visit(optIn)).answer(both);
    expect(Object.keys(items)).toEqual(['consent:eu']);
    expect((await visit({ ...optIn, market: 'cn' })).isAnswered()).toBe(false);
  });

  it('is unanswered again if the question changes or a purpose is added [AP-11]', async () => {
    const { items } = fakeBrowser();
    (await visit({ ...optIn, purposes: ['statistics'] })).answer(['statistics']);
    const more = await visit(optIn);
    expect([more.isAnswered(), more.allowed()]).toEqual([false, []]);
    more.answer(both);
    const older = JSON.parse(items['consent:eu'] ?? '') as { revision: number };
    items['consent:eu'] = JSON.stringify({ ...older, revision: older.revision - 4 });
    expect((await visit(optIn)).isAnswered()).toBe(false);
  });

  it('allows all purposes in a notice region until a refusal, which also covers later purposes', async () => {
    fakeBrowser();
    const record = await visit({ ...notice, purposes: ['statistics'] });
    expect([record.isAnswered(), record.allowed()]).toEqual([false, ['statistics']]);
    record.answer([]);
    expect((await visit(notice)).allowed()).toEqual([]);
  });

  it('lasts only while the page is open if storage is blocked [AP-11]', async () => {
    fakeBrowser({ storage: 'blocked' });
    const record = await visit(optIn);
    expect(record.allowed()).toEqual([]);
    record.answer(both);
    expect([record.isAnswered(), record.allowed()]).toEqual([true, both]);
    expect((await visit(optIn)).isAnswered()).toBe(false);
  });

  it.each([
    '',
    'null',
    '5',
    '[]',
    '{',
    '{"categories":"statistics"}',
    '{"categories":["statistics"]}',
    '{"categories":["statistics"],"revision":7,"expirationTime":"never"}',
  ])('is unanswered if the stored value is invalid: %s', async (stored) => {
    fakeBrowser({ items: { 'consent:eu': stored } });
    const record = await visit(optIn);
    expect([record.isAnswered(), record.allowed()]).toEqual([false, []]);
  });

  it('follows an answer in another tab [AP-11]', async () => {
    const browser = fakeBrowser();
    const here = await visit(optIn);
    here.answer(both);
    const listener = vi.fn();
    here.subscribe(listener);
    const stored = browser.items['consent:eu'] ?? '';
    browser.items['consent:eu'] = stored.replace('"categories":["statistics","heatMaps"]', '"categories":[]');
    browser.stored('country');
    browser.stored('consent:eu');
    await vi.waitFor(
      () => {
        expect(listener).toHaveBeenCalledTimes(1);
      },
      { timeout: 15_000 },
    );
    expect(here.allowed()).toEqual([]);
  });
});
