import { regions } from '@kinemorph/content';
import { ask, eventually, hydrated, openWatched, startBuiltSite, type StartedProcess } from '@kinemorph/site/testing';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { lookingAtAll, visitorPages } from './support/pages.ts';

let site: StartedProcess;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startBuiltSite('global-site', { SITE_PREVIEW: '1' }), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

/**
 * Replaces the document's inline style by the whole style sheets. Returns each element that looks different, with the
 * differences. Transitions and cursors do not count: they show only what a person does.
 */
function dressWhole(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const own = document.querySelector<HTMLStyleElement>('style[data-sheets]');
    if (!own?.sheet) return ['the document has no style of its own'];
    const links = (own.dataset.sheets ?? '').split(' ').map((sheet) =>
      Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: sheet.split('#')[0],
        media: 'not all',
      }),
    );
    const loaded = Promise.all(
      links.map(
        (link) =>
          new Promise((resolve, reject) => {
            Object.assign(link, { onload: resolve, onerror: reject });
          }),
      ),
    );
    own.after(...links);
    await loaded;

    // A property that no rule sets changes only if another one does.
    const names = new Set<string>();
    const addNames = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const name of rule.style) if (!/^(?:--|transition|cursor$)/.test(name)) names.add(name);
        if ('cssRules' in rule) addNames(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of [own.sheet, ...links.map((link) => link.sheet)]) if (sheet) addNames(sheet.cssRules);

    const elements = [...document.querySelectorAll('body, body *')];
    const looks = () =>
      elements.map((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          return part !== null && style.content === 'none'
            ? []
            : Array.from(names, (name) => `${part ?? ''} ${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    const before = looks();
    own.remove();
    for (const link of links) link.media = 'all';
    const after = looks();
    return elements.flatMap((element, index) => {
      const [was, is] = [before[index] ?? [], after[index] ?? []];
      const changed = is.filter((look, at) => look !== was[at]);
      return changed.length === 0 && was.length === is.length
        ? []
        : [`${element.tagName} ${element.className}: ${changed.slice(0, 5).join('; ')}`];
    });
  });
}

describe('inline style of a document', () => {
  const screens = new Set<string>();
  // One page of each screen is enough: the rules depend on the classes, not on the language.
  const pages = (['us', 'jp'] as const)
    .flatMap(visitorPages)
    .filter(({ screen }) => !screens.has(screen) && screens.add(screen));

  it('renders every screen exactly as the whole styles do', lookingAtAll, async () => {
    const different: string[] = [];
    for (const { address, region } of pages) {
      // Without scripts nothing moves, and the page is as the server rendered it.
      await using watched = await openWatched(browser, {
        viewport: { width: 390, height: 664 },
        locale: regions[region].locale,
        reducedMotion: 'reduce',
      });
      await watched.page.route(/\.js$/, (route) => route.abort());
      await watched.page.goto(site.origin + address, { waitUntil: 'load' });
      // Nothing is under the mouse: an element there would look different when the page moves.
      await watched.page.mouse.move(-1, -1);
      different.push(...(await dressWhole(watched.page)).map((what) => `${address}: ${what}`));
    }
    expect(pages.length).toBeGreaterThan(10);
    expect(different).toEqual([]);
  });

  it('is followed by the whole styles, each sheet and each font once, when React starts', async () => {
    await using watched = await openWatched(browser, { viewport: { width: 1440, height: 900 } });
    const { page } = watched;
    await page.goto(`${site.origin}/us/flagship-bumblebee`, { waitUntil: 'load' });
    expect(await page.locator('link[rel="stylesheet"][href^="/assets/"]').count()).toBe(0);
    const sheets = (await page.locator('style[data-sheets]').getAttribute('data-sheets')) ?? '';
    await hydrated(page);
    const links = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href, media }) =>
        href === null ? [] : [`${new URL(href).pathname} ${media.mediaText}`],
      ),
    );
    expect(links.filter((link) => link.startsWith('/assets/')).slice(0, sheets.split(' ').length)).toEqual(
      sheets.split(' ').map((sheet) => `${sheet.split('#')[0]} all`),
    );
    expect(new Set(links).size).toBe(links.length);
    const fonts = await page.evaluate(() =>
      Array.from(document.fonts, ({ family, weight, stretch, unicodeRange }) =>
        [family, weight, stretch, unicodeRange].join(),
      ),
    );
    expect(new Set(fonts).size).toBe(fonts.length);
    expect(watched.problems()).toEqual([]);
  });

  it('leaves what a pointer is over unchanged until the whole styles arrive', async () => {
    await using watched = await openWatched(browser, { viewport: { width: 1440, height: 900 } });
    const { page } = watched;
    await page.goto(`${site.origin}/us`, { waitUntil: 'load' });
    const link = page.locator('body > footer a[href="/us/warranty"]');
    await link.scrollIntoViewIfNeeded();
    const decoration = () => link.evaluate((element) => getComputedStyle(element).textDecorationLine);
    expect(await decoration()).toBe('none');
    await link.hover();
    await eventually(decoration).toBe('underline');
    expect(watched.problems()).toEqual([]);
  });

  it('is allowed by its hash in the policy, and is the only style element', async () => {
    const { headers, body } = await ask(site.origin, '/us');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
    expect(body.match(/<style/g)).toHaveLength(1);
  });
});
