import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as dataLayerModule from './data-layer.ts';
import type { AnalyticsEvent } from './events.ts';

const subscribed = (source: string): AnalyticsEvent => ({ event: 'subscribe', source, region: 'de' });
const visitor: AnalyticsEvent = { event: 'visitor', status: 'Not logged in' };
const pushed = () => globalThis.dataLayer ?? [];

describe('the data layer', () => {
  let layer: typeof dataLayerModule;
  beforeEach(async () => {
    vi.resetModules();
    layer = await import('./data-layer.ts');
  });
  afterEach(() => {
    globalThis.dataLayer = undefined;
  });

  it('receives nothing until it is known whether the visitor agrees', () => {
    layer.report(subscribed('footer'));
    expect(globalThis.dataLayer).toBeUndefined();
  });

  it('receives the visitor first, and then the waiting events in order [AP-11]', () => {
    layer.report(subscribed('a'), subscribed('b'));
    layer.openDataLayer(visitor);
    layer.report(subscribed('c'));
    expect(pushed()).toEqual([visitor, subscribed('a'), subscribed('b'), subscribed('c')]);
  });

  it('never receives events that were reported while consent was missing [AP-11]', () => {
    layer.report(subscribed('before'));
    layer.closeDataLayer();
    layer.report(subscribed('still before'));
    layer.openDataLayer(visitor);
    expect(pushed()).toEqual([visitor]);
  });

  it('receives no events between a withdrawal of consent and new consent [AP-11]', () => {
    layer.openDataLayer();
    layer.report(subscribed('with'));
    layer.closeDataLayer();
    layer.report(subscribed('without'));
    layer.openDataLayer(visitor);
    layer.report(subscribed('again'));
    expect(pushed()).toEqual([subscribed('with'), visitor, subscribed('again')]);
  });

  it('adds to the existing array of a tag manager with that array’s push method', () => {
    const held = Object.assign([subscribed('theirs')], { push: vi.fn(Array.prototype.push) });
    globalThis.dataLayer = held;
    layer.openDataLayer();
    layer.report(visitor);
    expect(held.push).toHaveBeenCalledWith(visitor);
    expect([...held]).toEqual([subscribed('theirs'), visitor]);
  });
});
