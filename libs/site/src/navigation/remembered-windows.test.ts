import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { PageData } from '../page/page.ts';
import type { PageWindow } from '../page/page-window.ts';
import { mayVisit, windowGuard, type WindowMemory } from './remembered-windows.ts';

function memory(): WindowMemory & { readonly notes: Map<string, string> } {
  const notes = new Map<string, string>();
  return { notes, getItem: (key) => notes.get(key) ?? null, setItem: (key, value) => void notes.set(key, value) };
}
const window = { opens: 1000, closes: 2000 };
const visit = (
  now: number,
  notes: WindowMemory | undefined,
  more: { window?: PageWindow; region?: string; path?: string } = {},
) => mayVisit(more.region ?? 'us', more.path ?? '/us/black-friday', more.window ?? window, now, notes);

describe('a page with a window', () => {
  it('may be visited from its start to its end, to the millisecond [PB-4]', () => {
    expect([999, 1000, 1999, 2000, 2001].map((now) => visit(now, memory()))).toEqual([false, true, true, false, false]);
  });

  it('stays open once its start has passed, even if the clock is set back [PB-5]', () => {
    const notes = memory();
    expect(visit(500, notes)).toBe(false);
    expect(visit(1000, notes)).toBe(true);
    expect(visit(500, notes)).toBe(true);
  });

  it('stays closed once its end has passed, even if the clock is set back [PB-5]', () => {
    const notes = memory();
    expect(visit(2000, notes)).toBe(false);
    expect(visit(1500, notes)).toBe(false);
    expect(visit(0, notes)).toBe(false);
  });

  it('opens again for a returning visitor if the sale is extended [PB-5]', () => {
    const notes = memory();
    expect(visit(2500, notes)).toBe(false);
    expect(visit(2500, notes, { window: { opens: 1000, closes: 3000 } })).toBe(true);
  });

  it('is remembered separately from other regions and other pages [PB-5]', () => {
    const notes = memory();
    visit(2500, notes);
    expect(visit(1500, notes, { region: 'uk', path: '/uk/black-friday' })).toBe(true);
    expect(visit(1500, notes, { path: '/us/christmas-sale' })).toBe(true);
    expect(visit(1500, notes)).toBe(false);
  });

  it('depends only on the time if storage is blocked, full or absent [PB-5]', () => {
    const blocked: WindowMemory = {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => undefined,
    };
    const full: WindowMemory = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    for (const notes of [blocked, full, undefined])
      expect([999, 1000, 1999, 2000].map((now) => visit(now, notes))).toEqual([false, true, true, false]);
  });

  it('ignores stored values that it did not write', () => {
    const odd: WindowMemory = { getItem: () => 'yes', setItem: () => undefined };
    expect([999, 1500, 2000].map((now) => visit(now, odd))).toEqual([false, true, false]);
  });

  it('behaves as if nothing was remembered while the time moves forward [PB-4, PB-5]', () => {
    const side = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined });
    fc.assert(
      fc.property(side, side, fc.array(fc.integer({ min: -2, max: 22 }), { maxLength: 8 }), (opens, closes, visits) => {
        const notes = memory();
        for (const now of [...visits].sort((a, b) => a - b)) {
          expect(visit(now, notes, { window: { opens, closes } })).toBe(
            (opens === undefined || opens <= now) && (closes === undefined || now < closes),
          );
        }
      }),
    );
  });
});

describe('the guard for page windows', () => {
  const from = {
    region: 'us',
    shell: { home: '/us', site: { windows: { '/us/black-friday': window } } },
  } as unknown as PageData;

  it('redirects from a closed page to the region’s home [PB-4, RG-11]', () => {
    expect(windowGuard(() => 2000, memory())({ path: '/us/black-friday', hash: '', from })).toEqual({
      redirect: '/us',
    });
  });

  it('neither stores nor uses remembered windows in a preview [PB-5]', () => {
    const notes = memory();
    const previewed: PageData = { ...from, preview: true };
    const verdict = (now: number, page: PageData) =>
      windowGuard(() => now, notes)({ path: '/us/black-friday', hash: '', from: page });
    expect(verdict(2000, previewed)).toEqual({ redirect: '/us' });
    expect(notes.notes.size).toBe(0);
    expect(verdict(1500, from)).toBeUndefined();
    expect(verdict(2000, from)).toEqual({ redirect: '/us' });
    expect(verdict(1500, previewed)).toBeUndefined();
    expect(verdict(1500, from)).toEqual({ redirect: '/us' });
  });

  it('allows an open page, and a page without a window without reading the time [PB-4]', () => {
    expect(windowGuard(() => 1500, memory())({ path: '/us/black-friday', hash: '#specs', from })).toBeUndefined();
    const now = vi.fn(() => 0);
    expect(windowGuard(now, memory())({ path: '/us/choose-your-region', hash: '', from })).toBeUndefined();
    expect(now).not.toHaveBeenCalled();
  });
});
