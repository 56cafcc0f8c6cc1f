import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as dataLayerModule from './data-layer.ts';
import type { AnalyticsEvent } from './events.ts';

const subscribed = (source: string): AnalyticsEvent => ({ event: 'subscribe', source, region: 'de' });
const visitor: AnalyticsEvent = { event: 'visitor', status: 'Not logged in' };
const told = () => globalThis.dataLayer ?? [];

describe('the data layer', () => {
  let layer: typeof dataLayerModule;
  beforeEach(async () => {
    vi.resetModules();
    layer = await import('./data-layer.ts');
  });
  afterEach(() => {
    globalThis.dataLayer = undefined;
  });

  it('is told nothing until it is known whether it may be', () => {
    layer.report(subscribed('footer'));
    expect(globalThis.dataLayer).toBeUndefined();
  });

  it('is told who is here first, and then what has waited, in order [AP-11]', () => {
    layer.report(subscribed('a'), subscribed('b'));
    layer.openDataLayer(visitor);
    layer.report(subscribed('c'));
    expect(told()).toEqual([visitor, subscribed('a'), subscribed('b'), subscribed('c')]);
  });

  it('never hears of what was done before consent [AP-11]', () => {
    layer.report(subscribed('before'));
    layer.closeDataLayer();
    layer.report(subscribed('still before'));
    layer.openDataLayer(visitor);
    expect(told()).toEqual([visitor]);
  });

  it('hears nothing more once consent is withdrawn, until it is given again [AP-11]', () => {
    layer.openDataLayer();
    layer.report(subscribed('with'));
    layer.closeDataLayer();
    layer.report(subscribed('without'));
    layer.openDataLayer(visitor);
    layer.report(subscribed('again'));
    expect(told()).toEqual([subscribed('with'), visitor, subscribed('again')]);
  });

  it('adds to what a tag manager already holds, and keeps its own push', () => {
    const held = Object.assign([subscribed('theirs')], { push: vi.fn(Array.prototype.push) });
    globalThis.dataLayer = held;
    layer.openDataLayer();
    layer.report(visitor);
    expect(held.push).toHaveBeenCalledWith(visitor);
    expect([...held]).toEqual([subscribed('theirs'), visitor]);
  });
});
