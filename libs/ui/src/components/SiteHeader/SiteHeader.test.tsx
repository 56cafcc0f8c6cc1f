import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { header } from '../../testing/samples.tsx';
import { setTextSize } from '../../testing/settings.ts';
import { show } from '../../testing/show.tsx';
import { CurrentPage } from '../Menu/CurrentPage.tsx';
import { SiteHeader } from './SiteHeader.tsx';

function isOpen(id: string) {
  return document.getElementById(id)?.matches(':popover-open');
}

afterEach(async () => {
  await page.viewport(1440, 900);
  await setTextSize(16);
});

test('[NV-1] a menu opens by keyboard, Tab moves into it, and Escape returns the focus', async () => {
  await show(<SiteHeader {...header} />);
  const products = page.getByRole('button', { name: 'Products' });
  products.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(isOpen('menu-products')).toBe(true);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: /Solid One/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen('menu-products')).toBe(false);
  await expect.element(products).toHaveFocus();
});

test('products are in lists named after their series, on large and small screens', async () => {
  await show(<SiteHeader {...header} />);
  await page.getByRole('button', { name: 'Products' }).click();
  const linksIn = (series: string) =>
    [...page.getByRole('list', { name: series }).element().querySelectorAll('a')].map((link) =>
      link.getAttribute('href'),
    );
  expect([linksIn('Commanders'), linksIn('Scouts')]).toEqual([
    ['#one', '#two'],
    ['#three', '#four'],
  ]);
  await userEvent.keyboard('{Escape}');
  await page.viewport(390, 844);
  await page.getByRole('button', { name: header.labels.open }).click();
  document.querySelector<HTMLElement>('#menu-all summary')?.click();
  await expect.element(page.getByRole('list', { name: 'Scouts' })).toBeVisible();
  expect([linksIn('Commanders'), linksIn('Scouts')]).toEqual([
    ['#one', '#two'],
    ['#three', '#four'],
  ]);
});

test('opening a menu closes the menu that is open', async () => {
  await show(<SiteHeader {...header} />);
  await page.getByRole('button', { name: 'Products' }).click();
  page.getByRole('button', { name: 'Support' }).element().focus();
  await userEvent.keyboard(' ');
  expect(isOpen('menu-products')).toBe(false);
  expect(isOpen('menu-support')).toBe(true);
});

test('[PB-12] below 1024 px one panel contains every link', async () => {
  await page.viewport(1023, 900);
  await show(<SiteHeader {...header} />);
  await expect.element(page.getByRole('navigation', { name: header.navLabel })).not.toBeInTheDocument();
  const menu = page.getByRole('button', { name: header.labels.open });
  menu.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(isOpen('menu-all')).toBe(true);
  const links = [...document.querySelectorAll('#menu-all a')].map((link) => link.getAttribute('href'));
  for (const { href, items } of header.menus)
    for (const link of items ?? [{ href }]) expect(links).toContain(link.href);
  await page.getByRole('button', { name: header.labels.close }).click();
  expect(isOpen('menu-all')).toBe(false);
});

test('a panel opens directly under the header, also below a banner', async () => {
  const place = await show(
    <>
      <p>A banner</p>
      <SiteHeader {...header} />
    </>,
  );
  await page.getByRole('button', { name: 'Products' }).click();
  const bar = place.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  expect(bar).toBeGreaterThan(65);
  expect(Math.abs((document.getElementById('menu-products')?.getBoundingClientRect().top ?? 0) - bar)).toBeLessThan(2);
});

test('below a banner, panels fit into a low window, and a click outside closes the wide one', async () => {
  await page.viewport(1440, 400);
  await show(
    <>
      <p>A banner</p>
      <SiteHeader {...header} />
    </>,
  );
  await page.getByRole('button', { name: 'Products' }).click();
  expect(document.getElementById('menu-products')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(341);
  await userEvent.click(document.body, { position: { x: 700, y: 380 } });
  expect(isOpen('menu-products')).toBe(false);
  await page.viewport(390, 400);
  await page.getByRole('button', { name: header.labels.open }).click();
  expect(document.getElementById('menu-all')?.getBoundingClientRect().bottom).toBe(400);
});

test('arrow keys move into a menu and along its entries', async () => {
  await show(<SiteHeader {...header} />);
  page.getByRole('button', { name: 'Products' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: /Solid One/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('link', { name: /Solid Two/ })).toHaveFocus();
});

test('only links to the current page are marked, in the panels and in the menu for small screens', async () => {
  const [first] = header.menus.flatMap(({ items = [] }) => items);
  const place = await show(
    <CurrentPage value={first?.href}>
      <SiteHeader {...header} />
    </CurrentPage>,
  );
  const current = [...place.querySelectorAll('[aria-current]')];
  expect(current.map((link) => [link.getAttribute('aria-current'), link.getAttribute('href')])).toEqual([
    ['page', first?.href],
    ['page', first?.href],
  ]);
  expect(current.map((link) => link.closest('[popover]')?.id)).toEqual(['menu-products', 'menu-all']);
});

test('an action may have a longer accessible name, in the bar and in the menu for small screens', async () => {
  const place = await show(
    <SiteHeader
      {...header}
      actions={[{ label: 'Solid', name: 'Change region: Solid', href: '#region', icon: 'globe' }]}
    />,
  );
  await expect.element(page.getByRole('link', { name: 'Change region: Solid', exact: true })).toBeVisible();
  expect(place.querySelector('#menu-all [href="#region"]')?.getAttribute('aria-label')).toBe('Change region: Solid');
});

test('with text of double size, no part of the bar extends past the right edge of a phone', async () => {
  await page.viewport(390, 664);
  await setTextSize(32);
  const place = await show(<SiteHeader {...header} />);
  expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
  const parts = [...place.querySelectorAll('header :is(a, button)')].filter(
    (part) => part.checkVisibility() && !part.closest('[popover]'),
  );
  for (const part of parts)
    expect(part.getBoundingClientRect().right, part.outerHTML.slice(0, 60)).toBeLessThanOrEqual(390);
});

test('before JavaScript runs, menus open without styles, and the header has its class and data', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  document.body.innerHTML = renderToString(<SiteHeader {...header} className="own" data-test="x" />);
  expect(document.body.innerHTML).not.toMatch(/style[=>]/);
  expect(document.querySelector('header.own[data-test=x]')).not.toBeNull();
  await page.getByRole('button', { name: 'Products' }).click();
  expect(isOpen('menu-products')).toBe(true);
});

test('a keyboard walk: each menu announces whether it is open, and the current page is marked', async () => {
  await show(
    <CurrentPage value="#about">
      <SiteHeader
        {...header}
        actions={[
          { label: 'Account', href: '#account', icon: 'user' },
          { label: 'Choose your region', href: '#region', icon: 'globe', onOpen: () => Promise.resolve() },
        ]}
      />
    </CurrentPage>,
  );
  await walk(
    ['{Tab}', 'banner › Skip to content, link'],
    ['{Tab}', 'SEAMWORK, link'],
    ['{Tab}', 'Main, navigation › list, 4 items › Products, button, collapsed'],
    ['{Enter}', 'Products, button, expanded'],
    ['{ArrowDown}', 'Commanders, list, 2 items › Solid One New From $1,299, link'],
    ['{ArrowRight}', 'Solid Two From $899, link'],
    ['{ArrowRight}', 'Scouts, list, 2 items › Solid Three Sale From $699, link'],
    ['{End}', 'Products, link'],
    ['{Escape}', 'Products, button, collapsed'],
    ['{Tab}', 'Support, button, collapsed'],
    ['{ArrowDown}', 'list, 2 items › Manuals How each model works, link'],
    ['{Escape}', 'Support, button, collapsed'],
    ['{Tab}', 'About, link, current page'],
    ['{Tab}', 'Newsroom, link'],
    ['{Tab}', 'list, 2 items › Account, link'],
    ['{Tab}', 'Choose your region, button, opens a dialog'],
  );
});
