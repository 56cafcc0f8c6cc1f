import { describe, expect, it, vi } from 'vitest';
import type { PageData } from '../page/page.ts';
import { runGuards, personalGuard, type Guard, type Visit } from './guards.ts';

const visit: Visit = { path: '/us', hash: '', from: {} as PageData };

describe('a personal page', () => {
  const from = (path: string) =>
    ({ path, shell: { site: { personal: ['/us/login', '/us/account'] } } }) as unknown as PageData;

  it('is entered and left with a full page load, so that no vendor script stays', () => {
    expect(personalGuard({ path: '/us/login', hash: '', from: from('/us') })).toBe('document');
    expect(personalGuard({ path: '/us', hash: '', from: from('/us/account') })).toBe('document');
    expect(personalGuard({ path: '/us/account', hash: '', from: from('/us/login') })).toBeUndefined();
    expect(personalGuard({ path: '/us/faq', hash: '', from: from('/us') })).toBeUndefined();
  });
});

describe('the guards of a navigation', () => {
  it('allow a visit if no guard objects [RG-11]', () => {
    expect(runGuards([], visit)).toBeUndefined();
    expect(runGuards([() => undefined, () => undefined], visit)).toBeUndefined();
  });

  it('can cancel a visit [RG-11]', () => {
    expect(runGuards([() => 'cancel'], visit)).toBe('cancel');
  });

  it('can redirect a visit [RG-11]', () => {
    expect(runGuards([() => ({ redirect: '/us' })], visit)).toEqual({ redirect: '/us' });
  });

  it('can load a new document for a visit [RG-11]', () => {
    expect(runGuards([() => 'document'], visit)).toBe('document');
  });

  it('run in order until the first one objects [RG-11]', () => {
    const later = vi.fn<Guard>(() => 'cancel');
    const first = vi.fn<Guard>(() => undefined);
    expect(runGuards([first, () => ({ redirect: '/de' }), later], visit)).toEqual({ redirect: '/de' });
    expect(first).toHaveBeenCalledWith(visit);
    expect(later).not.toHaveBeenCalled();
  });
});
