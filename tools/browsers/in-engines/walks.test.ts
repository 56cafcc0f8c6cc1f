import { eventually, startBuiltSite, type StartedProcess } from '@kinemorph/site/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine, Window } from '../src/engine.ts';
import { engines } from './engines.ts';
import { addresses, duringTheCampaign, pageKinds, type PageKind } from './page-kinds.ts';
import { focus, hydrate, isHydrated, openWatched, path, problems, watch } from './watched-window.ts';

let site: StartedProcess;
beforeAll(async () => {
  site = await startBuiltSite('global-site', {
    SITE_CLOCK: duringTheCampaign,
    // A vendor, so that the region has to request consent.
    TAG_MANAGER_URL: 'https://vendor.example/tag-manager.js',
    // Browsers report errors to the site, which logs them as warnings.
    LOG_LEVEL: 'warn',
  });
});
afterAll(() => site.stop());

/** Returns the parts of a page that are visible at first: the heading, and the pictures in the first window. */
const firstView = (window: Window) =>
  window.run(() => {
    const heading = document.querySelector<HTMLElement>('h1');
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && image.checkVisibility();
    });
    return {
      heading: heading?.checkVisibility() ? heading.innerText.trim() : '',
      missing: pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ src }) => src),
      pictures: pictures.length,
    };
  });

/**
 * Returns true if the browser has the Navigation API: links within the region are then followed without loading a
 * document.
 */
const hasNavigationApi = (window: Window) => window.run(() => 'navigation' in globalThis);

describe.each(engines)('$name', ({ start }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
    console.log(`${engine.name} ${engine.version}`);
  }, 60_000);
  afterAll(() => engine[Symbol.asyncDispose]());

  async function visit(kind: PageKind): Promise<Window> {
    const window = await engine.openWindow();
    await openWatched(window, site.origin + addresses[kind]);
    return window;
  }

  it.each(pageKinds)(
    '%s: shows its heading and pictures, hydrates without errors, and a link opens the next page',
    async (kind) => {
      await using window = await visit(kind);
      await eventually(() => firstView(window)).toMatchObject({ heading: expect.stringMatching(/\S/), missing: [] });
      // Other kinds of pages have no pictures in their first view.
      if (['home', 'product', 'campaign'].includes(kind)) expect((await firstView(window)).pictures).toBeGreaterThan(0);
      const { heading } = await firstView(window);
      await hydrate(window);
      expect((await firstView(window)).heading).toBe(heading);
      expect(await problems(window)).toEqual([]);

      const target = kind === 'article' ? addresses.home : addresses.article;
      // Pages of an account are left by loading a document, in every browser.
      const isFollowed = kind !== 'login' && (await hasNavigationApi(window));
      await window.click(
        kind === 'article' ? `body > header a[href="${target}"]` : `body > footer a[href="${target}"]`,
      );
      await eventually(() => path(window)).toBe(target);
      await eventually(async () => (await firstView(window)).heading).not.toBe(heading);
      // A new document is not watched.
      expect(await problems(window)).toEqual(isFollowed ? [] : ['not watched']);
      await watch(window);
      await hydrate(window);
      expect(await problems(window)).toEqual([]);
    },
  );

  it('the menu: opens by keyboard, and Escape closes it and returns the focus', async () => {
    await using window = await visit('home');
    const opener = 'body > header nav button[popovertarget]';
    const state = () =>
      window.run((selector) => {
        const button = document.querySelector<HTMLButtonElement>(selector);
        return {
          open: button?.popoverTargetElement?.matches(':popover-open'),
          focused: document.activeElement === button,
        };
      }, opener);
    await focus(window, opener);
    await window.press('Enter');
    await eventually(state).toMatchObject({ open: true });
    // React handles the arrow keys; the first key has started it.
    await isHydrated(window);
    await window.press('ArrowDown');
    await eventually(() => window.run(() => document.activeElement?.closest('[popover]') != null)).toBe(true);
    await window.press('Escape');
    await eventually(state).toEqual({ open: false, focused: true });
    expect(await problems(window)).toEqual([]);
  });

  it('the consent question: is shown, disappears after a choice, and is not shown again', async () => {
    await using window = await visit('home');
    const isAsked = () =>
      window.run(() => document.querySelector('section[data-at-the-foot]')?.checkVisibility() ?? false);
    await eventually(isAsked).toBe(true);
    await window.click('[data-consent=reject]');
    await eventually(isAsked).toBe(false);
    await openWatched(window, site.origin + addresses.article);
    await hydrate(window);
    expect(await isAsked()).toBe(false);
    expect(await problems(window)).toEqual([]);
  });

  it('an accordion: toggles by keyboard before React runs, and keeps its state afterwards', async () => {
    await using window = await visit('article');
    const isOpen = () =>
      window.run(
        () =>
          [...document.querySelectorAll<HTMLElement>('main details > summary')]
            .find((summary) => summary.checkVisibility())
            ?.closest('details')?.open,
      );
    const before = await isOpen();
    await focus(window, 'main details > summary');
    await window.press('Enter');
    await eventually(isOpen).toBe(!before);
    await hydrate(window);
    expect(await isOpen()).toBe(!before);
    expect(await problems(window)).toEqual([]);
  });

  it('tabs: an arrow key opens the next tab, and a click the last one', async () => {
    await using window = await visit('campaign');
    await hydrate(window);
    const selected = () =>
      window.run(() =>
        [...document.querySelectorAll<HTMLElement>('main [role=tab]')].map(
          (tab) =>
            tab.ariaSelected === 'true' &&
            document.getElementById(tab.getAttribute('aria-controls') ?? '')?.checkVisibility() === true,
        ),
      );
    const only = (index: number, all: readonly boolean[]) => all.map((_, at) => at === index);
    const tabs = await selected();
    expect(tabs).toEqual(only(0, tabs));
    await focus(window, 'main [role=tab]');
    await window.press('ArrowRight');
    await eventually(selected).toEqual(only(1, tabs));
    await window.click('main [role=tab]:last-of-type');
    await eventually(selected).toEqual(only(tabs.length - 1, tabs));
    expect(await problems(window)).toEqual([]);
  });

  it('the login: moves the focus to an invalid field', async () => {
    await using window = await visit('login');
    await hydrate(window);
    await focus(window, 'main form input[type=email]');
    await window.press('Enter');
    await eventually(() =>
      window.run(() => (document.activeElement as HTMLInputElement | null)?.getAttribute('aria-invalid')),
    ).toBe('true');
    expect(await problems(window)).toEqual([]);
  });

  it('the chooser: opens the region that is clicked', async () => {
    await using window = await visit('chooser');
    await hydrate(window);
    const link = await window.run(
      () => [...document.querySelectorAll<HTMLAnchorElement>('main a[hreflang=de-DE]')].at(-1)?.href ?? '',
    );
    await window.click(`main a[href="${link}"]`);
    await eventually(() => path(window)).toBe(new URL(link).pathname);
    expect(await window.run(() => document.documentElement.lang)).toBe('de-DE');
    await watch(window);
    await hydrate(window);
    expect(await problems(window)).toEqual([]);
  });

  it('the server: logs no errors or policy violations from any browser', () => {
    expect(site.output()).toBe('');
  });
});
