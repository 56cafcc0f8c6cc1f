import { axeViolations, eventually, hydrated, visitedSite, type WatchOptions } from '@kinemorph/site/testing';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { afterTheSales } from './support/regions.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales });
const wide: WatchOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };
const open = (path: string, options: WatchOptions = {}) => visited.visit(path, { ...wide, ...options });

const names = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((heading) => heading.firstChild?.textContent ?? ''));
const status = (page: Page) => page.getByRole('main').getByRole('status').innerText();
const queryOf = (page: Page) => new URL(page.url()).search;
const compared = (page: Page) => page.getByRole('main').getByRole('columnheader').allInnerTexts();

describe('product list and comparison on a phone', () => {
  const phone: WatchOptions = { viewport: { width: 390, height: 844 } };

  it.each(['jp', 'de'])('keep the names of robots within their cards in %s', async (region) => {
    await using watched = await open(`/${region}/products`, phone);
    const over = await watched.page
      .getByRole('main')
      .getByRole('article')
      .getByRole('heading')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => {
            const text = document.createRange();
            text.selectNodeContents(heading);
            const words = heading.parentElement ?? heading;
            const end = words.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(words).paddingRight);
            return text.getBoundingClientRect().right > end + 0.5;
          })
          .map((heading) => heading.textContent),
      );
    expect(over).toEqual([]);
  });

  it('have two equally wide columns that end with the table', async () => {
    await using watched = await open('/kr/compare', phone);
    const table = watched.page.getByRole('main').getByRole('table');
    const { right } = await table.evaluate((element) => element.getBoundingClientRect());
    const boxes = await table.getByRole('link').evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => {
          const { width, right: end } = link.getBoundingClientRect();
          return { width: Math.round(width), end: Math.round(end) };
        }),
    );
    expect(new Set(boxes.map(({ width }) => width)).size).toBe(1);
    expect(Math.max(...boxes.map(({ end }) => end))).toBe(Math.round(right));
  });
});

describe('list of all robots', () => {
  it('is filtered by keyboard and sorted; announces the number, and keeps the choice in the address', async () => {
    await using watched = await open('/us/products');
    const { page } = watched;
    const all = await names(page);
    expect(await status(page)).toBe(`${all.length} products`);
    await page.getByLabel('Series', { exact: true }).focus();
    await page.keyboard.press('F');
    await eventually(() => queryOf(page)).toBe('?series=flagship');
    const flagships = await names(page);
    expect(flagships.length).toBeLessThan(all.length);
    for (const name of flagships) expect(name).toContain('Flagship');
    expect(await status(page)).toBe(`${flagships.length} products`);
    await page.getByLabel('Sort by').selectOption('lowest');
    await eventually(() => queryOf(page)).toBe('?series=flagship&sort=lowest');
    expect(await names(page)).not.toEqual(flagships);
    const prices = await page.getByRole('article').locator('bdi').allInnerTexts();
    const amounts = prices.map((price) => Number(price.replaceAll(/\D/g, '')));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(watched.problems()).toEqual([]);
  });

  it('applies the filters of its address without a first sign, and again after Back', async () => {
    await using watched = await visited.open(wide);
    const { page } = watched;
    await page.goto(`${visited.origin}/us/products?shape=truck&unknown=1&stock=never`);
    await eventually(() => names(page)).toEqual(['Flagship Optimus Prime']);
    expect(await page.getByLabel('Shape').inputValue()).toBe('truck');
    await page.getByRole('article').getByRole('link', { name: 'Learn more: Flagship Optimus Prime' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/us/flagship-optimus-prime');
    await page.goBack();
    await eventually(() => names(page)).toEqual(['Flagship Optimus Prime']);
    expect(watched.problems()).toEqual([]);
  });

  it('that is empty has a button that shows all robots and clears the address', async () => {
    await using watched = await open('/us/products?shape=truck&series=ranger');
    const { page } = watched;
    const again = page.getByRole('main').getByRole('button', { name: 'Show all robots' });
    await again.waitFor();
    expect(await names(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await again.press('Enter');
    await eventually(async () => (await names(page)).length).toBeGreaterThan(10);
    expect(queryOf(page)).toBe('');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('series');
    expect(watched.problems()).toEqual([]);
  });

  it('shows the other shape of a robot on hover and focus, and does not load it on a touch screen', async () => {
    await using watched = await open('/us/products');
    const { page } = watched;
    const card = page.getByRole('article').first();
    const opacities = () =>
      card
        .locator('> div:first-child img')
        .evaluateAll((images) => images.map((image) => getComputedStyle(image).opacity));
    await page.mouse.move(2, 2);
    await eventually(opacities).toEqual(['1', '0']);
    await card.hover();
    await eventually(opacities).toEqual(['0', '1']);
    await page.mouse.move(2, 2);
    await card.getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await eventually(opacities).toEqual(['0', '1']);
    await using touched = await open('/us/products', {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    expect(
      await touched.page
        .getByRole('article')
        .first()
        .locator('> div:first-child img')
        .evaluateAll((images) => images.map((image) => getComputedStyle(image).display)),
    ).toEqual(['block', 'none']);
    expect(touched.requests().filter((request) => request.includes('vehicle-cut-out'))).toEqual([]);
    expect([...watched.problems(), ...touched.problems()]).toEqual([]);
  });

  it('selects two or three robots by keyboard on their cards, and opens their comparison', async () => {
    await using watched = await open('/us/products');
    const { page } = watched;
    const box = (name: string) => page.getByRole('checkbox', { name: `Compare: ${name}` });
    const submit = page.getByRole('main').getByRole('button', { name: /^Compare \(/ });
    expect(
      await page.getByRole('main').getByRole('button', { name: 'Compare' }).filter({ visible: true }).count(),
    ).toBe(0);
    await box('Flagship Grimlock').focus();
    await page.keyboard.press('Space');
    await eventually(() => submit.isDisabled()).toBe(true);
    expect(await page.getByText('Choose one more robot to compare.').isVisible()).toBe(true);
    await box('Flagship Megatron').press('Space');
    await eventually(() => submit.innerText()).toBe('Compare (2)');
    await box('AI Base')
      .count()
      .then((count) => {
        expect(count).toBe(0);
      });
    await box('Elite Optimus Prime').press('Space');
    await eventually(() => box('Flagship Bumblebee').isDisabled()).toBe(true);
    expect(await page.getByText('3 of 3 robots chosen').isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    // A filter hides a card, but the choice stays.
    await page.getByLabel('Series', { exact: true }).selectOption('flagship');
    await eventually(() => box('Elite Optimus Prime').count()).toBe(0);
    await box('Flagship Grimlock').press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/us/compare');
    await eventually(async () => (await compared(page)).toSorted()).toEqual([
      'Elite Optimus Prime',
      'Flagship Grimlock',
      'Flagship Megatron',
    ]);
    await hydrated(page);
    await eventually(() => queryOf(page)).toMatch(/^\?robots=[a-z0-9-]+,[a-z0-9-]+,[a-z0-9-]+$/);
    expect(watched.problems()).toEqual([]);
  });

  it('clears the selection with one button', async () => {
    await using watched = await open('/us/products', { viewport: { width: 390, height: 844 } });
    const { page } = watched;
    for (const name of ['Flagship Grimlock', 'Flagship Megatron'])
      await page.getByRole('checkbox', { name: `Compare: ${name}` }).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await eventually(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Clear selection' }).isVisible()).toBe(false);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('checkbox');
    expect(watched.problems()).toEqual([]);
  });

  it('links to the comparison of the robots that it shows', async () => {
    await using watched = await open('/us/products?series=ranger');
    const { page } = watched;
    const link = page.getByRole('main').getByRole('link', { name: 'Compare robots' });
    await eventually(() => link.getAttribute('href')).toContain('?robots=');
    await link.click();
    await eventually(() => compared(page)).toEqual(['Toy Story Buzz Lightyear', 'Buzz Lightyear Space Ranger Alpha']);
    expect(watched.problems()).toEqual([]);
  });

  it.each(['/us/products', '/us/compare', '/jp/products', '/kr/products', '/de/compare'])(
    '%s has no axe violations and fits, on a phone and on a desktop',
    async (path) => {
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await using watched = await open(path, { viewport });
        const { page } = watched;
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        expect(watched.problems()).toEqual([]);
      }
    },
  );
});

describe('comparison', () => {
  it('shows the robots in its address, and adds a chosen robot to the address', async () => {
    await using watched = await open(
      '/us/compare?robots=grimlock-g1-flagship,flagship-megatron,grimlock-g1-flagship,nonsense',
    );
    const { page } = watched;
    await eventually(() => compared(page)).toEqual(['Flagship Grimlock', 'Flagship Megatron']);
    expect(await page.getByLabel('First robot').inputValue()).toBe('grimlock-g1-flagship');
    await page.getByLabel('Third robot').selectOption('elite-optimus-prime');
    await eventually(() => compared(page)).toEqual(['Flagship Grimlock', 'Flagship Megatron', 'Elite Optimus Prime']);
    expect(queryOf(page)).toBe('?robots=grimlock-g1-flagship,flagship-megatron,elite-optimus-prime');
    expect(await page.getByLabel('First robot').locator('option[value=flagship-megatron]').isDisabled()).toBe(true);
    await page.reload();
    await hydrated(page);
    await eventually(() => compared(page)).toEqual(['Flagship Grimlock', 'Flagship Megatron', 'Elite Optimus Prime']);
    expect(watched.problems()).toEqual([]);
  });

  it('has two columns on a phone, and keeps the names visible while scrolling', async () => {
    await using watched = await open('/us/compare?robots=grimlock-g1-flagship,flagship-megatron,elite-optimus-prime', {
      viewport: { width: 390, height: 844 },
    });
    const { page } = watched;
    const heads = page.getByRole('main').locator('th[scope=col]');
    await eventually(() =>
      heads.evaluateAll((all) => all.filter((head) => head.getBoundingClientRect().width > 0).length),
    ).toBe(2);
    await page.getByRole('main').locator('th[scope=rowgroup]').nth(8).scrollIntoViewIfNeeded();
    await eventually(async () => (await heads.first().boundingBox())?.y ?? -1).toBeGreaterThan(40);
    expect((await heads.first().boundingBox())?.y).toBeLessThan(120);
    expect(watched.problems()).toEqual([]);
  });
});

describe('comparison on a product’s page', () => {
  it('shows the product and one chosen robot on a phone, and all four on a desktop', async () => {
    await using watched = await open('/us/elite-optimus-prime', { viewport: { width: 390, height: 844 } });
    const { page } = watched;
    const shown = () =>
      page
        .getByRole('main')
        .locator('th[scope=col]')
        .evaluateAll((heads) => heads.filter((head) => head.checkVisibility()).map((head) => head.textContent));
    expect(await shown()).toEqual(['Elite Optimus Prime', 'Flagship Optimus Prime']);
    await page.getByLabel('Compare with').selectOption('Flagship Grimlock');
    await eventually(shown).toEqual(['Elite Optimus Prime', 'Flagship Grimlock']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await shown()).toHaveLength(4);
    expect(await page.getByLabel('Compare with').isVisible()).toBe(false);
    expect(watched.problems()).toEqual([]);
  });
});

describe('products without JavaScript', () => {
  it('list is complete, and comparison shows its first two robots; neither has unusable select fields', async () => {
    for (const [path, texts] of [
      ['/us/products', ['AI Base', '$249', 'Flagship Bumblebee', '$1,299']],
      ['/us/compare', ['Flagship Bumblebee', 'Flagship Optimus Prime', '$1,299', 'Servos', '31']],
    ] as const) {
      await using watched = await visited.open({ ...wide, javaScriptEnabled: false, expects: /\.js csp$/ });
      const { page } = watched;
      await page.goto(visited.origin + path);
      const main = await page.getByRole('main').innerText();
      for (const text of texts) expect(main, path).toContain(text);
      expect(await page.getByRole('main').getByRole('combobox').filter({ visible: true }).count()).toBe(0);
      expect(watched.problems()).toEqual([]);
    }
  });

  it.each([
    ['/us/products', '/us/compare', 'Compare'],
    ['/kr/products', '/kr/compare', '비교하기'],
  ])('robots that are selected on the cards of %s are compared', async (path, comparison, label) => {
    await using watched = await visited.open({ ...wide, javaScriptEnabled: false, expects: /\.js csp$/ });
    const { page } = watched;
    await page.goto(visited.origin + path);
    const boxes = page.getByRole('main').getByRole('checkbox');
    const button = page.getByRole('main').getByRole('button', { name: label, exact: true });
    expect(await button.isVisible()).toBe(false);
    const chosen: string[] = [];
    for (const at of [3, 1]) {
      await boxes.nth(at).check();
      chosen.push((await boxes.nth(at).getAttribute('value')) ?? '');
    }
    await button.click();
    expect(new URL(page.url()).pathname).toBe(comparison);
    const columns = await compared(page);
    expect(columns).toHaveLength(2);
    expect(
      await page
        .getByRole('main')
        .locator('td a[href*="/products/"]')
        .evaluateAll((links) =>
          [
            ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('product'))),
          ].sort(),
        ),
    ).toEqual(chosen.toSorted());
    expect(watched.problems()).toEqual([]);
  });

  it('list is linked from the menu, the home page and the not-found page', async () => {
    await using watched = await visited.open({ ...wide, javaScriptEnabled: false, expects: /\.js csp$|404/ });
    const { page } = watched;
    await page.goto(`${visited.origin}/us`);
    expect(await page.getByRole('main').getByRole('link', { name: 'All robots' }).getAttribute('href')).toBe(
      '/us/products',
    );
    expect(await page.locator('#menu-products a[href="/us/products"]').count()).toBe(1);
    await page.goto(`${visited.origin}/de/no-such-page`);
    expect(await page.getByRole('main').getByRole('link', { name: 'Alle Roboter' }).getAttribute('href')).toBe(
      '/de/products',
    );
    expect(watched.problems()).toEqual([]);
  });
});
