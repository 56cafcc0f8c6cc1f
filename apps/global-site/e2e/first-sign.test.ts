import { eventually, hydrated, startBuiltSite, visitedSite, words, type WatchedPage } from '@kinemorph/site/testing';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { afterTheSales } from './support/regions.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales });

const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const react = /\/assets\/react-[^/]*\.js$/;
const loadedReact = ({ requests }: WatchedPage) => requests().some((request) => react.test(request));
const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);
/** Long enough for everything that a page does by itself after it has loaded. */
const aWhile = (page: Page) => page.waitForTimeout(1500);

async function open(path: string, options: Parameters<typeof visited.open>[0] = desk) {
  const watched = await visited.open(options);
  await watched.page.goto(visited.origin + path, { waitUntil: 'load' });
  return watched;
}

/** Delays React until the returned function is called. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(react, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe('page before the first sign', () => {
  it.each(['/us', '/de', '/jp/flagship-bumblebee', '/uk/faq', '/us/login', '/us/choose-your-region'])(
    '%s loads no React [PB-14]',
    async (path) => {
      await using watched = await open(path, {
        ...desk,
        locale: path.startsWith('/jp') ? 'ja-JP' : path.startsWith('/de') ? 'de-DE' : 'en-US',
      });
      await aWhile(watched.page);
      expect(loadedReact(watched)).toBe(false);
      expect(watched.problems()).toEqual([]);
    },
  );

  it('still changes at its boundary [ST-4]', async () => {
    const site = await startBuiltSite('global-site', { SITE_CLOCK: '2025-07-01T06:59:50Z' });
    try {
      await using watched = await visited.open(desk);
      const { page } = watched;
      await page.goto(`${site.origin}/us`);
      expect(await page.locator('h1').innerText()).toBe('Flagship Megatron');
      await eventually(() => page.locator('h1').innerText()).toBe('Flagship Bumblebee');
      expect(watched.problems()).toEqual([]);
    } finally {
      await site.stop();
    }
  });

  it('loads only nearby pictures, and the others when they are scrolled near', async () => {
    await using watched = await open('/us', { ...desk, viewport: { width: 390, height: 844 } });
    const { page } = watched;
    await page.route(react, (route) => route.abort());
    await aWhile(page);
    const isWaiting = () =>
      page.evaluate(() =>
        Array.from(
          document.querySelectorAll('main img'),
          (image) => !(image as HTMLImageElement).complete || (image as HTMLImageElement).naturalWidth === 0,
        ),
      );
    expect((await isWaiting()).filter((waits) => !waits).length).toBeLessThanOrEqual(2);
    for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += 400) {
      await page.evaluate((top) => {
        scrollTo({ top, behavior: 'instant' });
      }, y);
      await page.waitForTimeout(60);
    }
    // The slides next to the first are still outside the window.
    await eventually(async () => (await isWaiting()).filter(Boolean).length).toBeLessThanOrEqual(2);
  });
});

describe('React', () => {
  it.each([
    ['a moving pointer', (page: Page) => page.mouse.move(200, 200).then(() => page.mouse.move(210, 210))],
    ['a turning wheel', (page: Page) => page.mouse.wheel(0, 100)],
    ['a key', (page: Page) => page.keyboard.press('Tab')],
    ['a finger', (page: Page) => page.touchscreen.tap(200, 600)],
  ])('starts at the first sign: %s', async (_, sign) => {
    await using watched = await open('/us', phone);
    await aWhile(watched.page);
    expect(await isHydrated(watched.page)).toBe(false);
    await sign(watched.page);
    await eventually(() => isHydrated(watched.page)).toBe(true);
    expect(watched.problems()).toEqual([]);
  });

  it('starts automatically for an address that names a place on the page', async () => {
    await using watched = await open('/us/flagship-bumblebee#specs');
    await eventually(() => isHydrated(watched.page)).toBe(true);
  });

  it('starts automatically on the login page for a signed-in visitor', async () => {
    await using watched = await visited.open(desk);
    const { page } = watched;
    await page.addInitScript(() => {
      for (const [key, value] of Object.entries({ apptoken: 'app', reftoken: 'ref', userId: '7' }))
        localStorage.setItem(`/us/${key}`, value);
    });
    await page.goto(`${visited.origin}/us/login`);
    await eventually(() => isHydrated(page)).toBe(true);
  });
});

describe('countdown', () => {
  /** In the middle of the Christmas sale. */
  const sale = '2024-12-20T12:30:00Z';

  it('has no digits in its document, counts down without React, and continues when React starts [ST-1][PB-14]', async () => {
    const site = await startBuiltSite('global-site', { SITE_CLOCK: sale });
    try {
      await using watched = await visited.open({ ...desk, locale: 'de-DE' });
      const { page } = watched;
      const html = await (await fetch(`${site.origin}/de/christmas-sale`)).text();
      expect(/<div[^>]*role="timer".*?<\/section>/s.exec(html)?.[0]).not.toMatch(/data-digit="\d"/);
      await page.goto(`${site.origin}/de/christmas-sale`, { waitUntil: 'load' });
      const timer = page.getByRole('timer');
      const drawn = () =>
        timer.evaluate((element) =>
          [...element.querySelectorAll<HTMLElement>('[data-digit]')].map(({ dataset }) => dataset.digit).join(''),
        );
      await eventually(drawn).toMatch(/^\d{8}$/);
      const first = await drawn();
      await eventually(async () => Number(first) > Number(await drawn())).toBe(true);
      expect(loadedReact(watched)).toBe(false);
      await hydrated(page);
      await eventually(drawn).toBe('');
      const written = () =>
        timer.evaluate((element) =>
          (element.querySelector<HTMLElement>('[aria-hidden]')?.innerText ?? '').replaceAll(/\D/g, ''),
        );
      expect(await written()).toMatch(/^\d{8}$/);
      // Days and hours are unchanged: no digit starts again.
      expect((await written()).slice(0, 4)).toBe(first.slice(0, 4));
      expect(watched.problems()).toEqual([]);
    } finally {
      await site.stop();
    }
  });
});

describe('input before React has loaded', () => {
  const said = words('i18n/messages', 'en-US');
  const home = words('screens/src/home/messages', 'en-US');

  it('button: shows that it is pending, and is handled once when React starts', async () => {
    await using watched = await visited.open({ ...desk, reducedMotion: 'no-preference' });
    const { page } = watched;
    const letCome = await holdReact(page);
    await page.goto(`${visited.origin}/us`, { waitUntil: 'load' });
    const pause = page.getByRole('button', { name: home('carousel.pause') });
    await pause.click();
    // The visitor who pressed the button sees that the press was received.
    expect(await pause.evaluate((button) => getComputedStyle(button).cursor)).toBe('progress');
    letCome();
    // A second press would undo the first.
    await page.getByRole('button', { name: home('carousel.play') }).waitFor();
    await aWhile(page);
    expect(await page.getByRole('button', { name: home('carousel.play') }).count()).toBe(1);
    expect(await page.locator('[data-held]').count()).toBe(0);
  });

  it('form: is validated when React starts, and its entries stay out of the address', async () => {
    await using watched = await visited.open(desk);
    const { page } = watched;
    const letCome = await holdReact(page);
    await page.goto(`${visited.origin}/us`, { waitUntil: 'load' });
    const email = page.getByRole('main').locator('input[type=email]');
    await email.fill('not an address');
    await email.press('Enter');
    letCome();
    await page.getByRole('alert').getByText(said('subscribe.invalid')).waitFor();
    expect(page.url()).toBe(`${visited.origin}/us`);
    expect(await email.inputValue()).toBe('not an address');
  });

  it('form that is sent at the end of hydration: is validated', async () => {
    await using watched = await visited.open(desk);
    const { page } = watched;
    // React reports its first commit to developer tools. The effects that make the button a submit button run later.
    await page.addInitScript(() => {
      let isFirst = true;
      const onCommitFiberRoot = () => {
        if (isFirst)
          queueMicrotask(() => document.querySelector<HTMLElement>('main form button:last-of-type')?.click());
        isFirst = false;
      };
      Object.assign(globalThis, {
        __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: () => 1, onCommitFiberRoot },
      });
    });
    await page.goto(`${visited.origin}/us/technical-support`);
    await hydrated(page);
    await page.getByRole('main').getByRole('group').getByRole('link').first().waitFor();
    expect(watched.problems()).toEqual([]);
  });

  it('gallery picture: opens in a dialog when React starts', async () => {
    await using watched = await visited.open(desk);
    const { page } = watched;
    const letCome = await holdReact(page);
    await page.goto(`${visited.origin}/us/flagship-bumblebee`, { waitUntil: 'load' });
    await page.locator('#gallery a').first().click();
    letCome();
    await page.getByRole('dialog').waitFor();
    expect(page.url()).toBe(`${visited.origin}/us/flagship-bumblebee`);
  });

  it('menu, accordion and link: work without React', async () => {
    await using watched = await visited.open(desk);
    const { page } = watched;
    await holdReact(page);
    await page.goto(`${visited.origin}/us/bumblebee-g1-performance`, { waitUntil: 'load' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: /products/i })
      .click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /grimlock/i })
      .waitFor();
    await page.keyboard.press('Escape');
    const accordion = page.locator('main details').first();
    await accordion.locator('summary').first().click();
    expect(await accordion.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await eventually(() => page.url()).toBe(`${visited.origin}/us/faq`);
  });

  it('region link: its country is stored without React [RG-8]', async () => {
    await using watched = await visited.open(desk);
    const { page } = watched;
    const letCome = await holdReact(page);
    await page.goto(`${visited.origin}/us/choose-your-region`, { waitUntil: 'load' });
    await page
      .getByRole('main')
      .getByRole('link', { name: /Canada/ })
      .click();
    await page.waitForURL(`${visited.origin}/us`);
    letCome();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Canada - English' }).waitFor();
  });

  it('accordion: stays open when React starts', async () => {
    await using watched = await open('/us/bumblebee-g1-performance');
    const { page } = watched;
    const accordion = page.locator('main details').first();
    await accordion.locator('summary').first().click();
    await hydrated(page);
    expect(await accordion.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
    expect(watched.problems()).toEqual([]);
  });
});

describe('link prefetching', () => {
  /** Returns the addresses that the browser has prefetched, by its speculation rules. */
  async function prefetched(page: Page): Promise<() => readonly string[]> {
    const client = await page.context().newCDPSession(page);
    const ready = new Set<string>();
    client.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready' || status === 'Success') ready.add(prefetchUrl);
    });
    await client.send('Preload.enable');
    return () => [...ready];
  }

  it('loads the document of a hovered link before React has loaded', async () => {
    await using watched = await visited.open(desk);
    const { page } = watched;
    await holdReact(page);
    const ready = await prefetched(page);
    await page.goto(`${visited.origin}/us`, { waitUntil: 'load' });
    await page.getByRole('main').getByRole('link', { name: 'Learn more' }).first().hover();
    await eventually(ready).toEqual([`${visited.origin}/us/flagship-bumblebee`]);
  });

  it('loads the document for another region or the login, and only the model within the region', async () => {
    await using watched = await visited.open(desk);
    const { page } = watched;
    const ready = await prefetched(page);
    await page.goto(`${visited.origin}/us/choose-your-region`, { waitUntil: 'load' });
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).hover();
    await eventually(() => watched.requests().some((request) => request.endsWith('/_model/us/faq.json'))).toBe(true);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Germany/ })
      .hover();
    await eventually(ready).toEqual([`${visited.origin}/de`]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Log in' }).hover();
    await eventually(ready).toEqual([`${visited.origin}/de`, `${visited.origin}/us/login`]);
    expect(watched.problems()).toEqual([]);
  });
});
