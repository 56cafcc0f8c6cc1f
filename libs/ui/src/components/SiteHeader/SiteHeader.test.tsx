import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { header } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { SiteHeader } from './SiteHeader.tsx';

function isOpen(id: string) {
  return document.getElementById(id)?.matches(':popover-open');
}

afterEach(() => page.viewport(1440, 900));

test('[NV-1] a menu opens by keyboard, hands on the focus, and Escape brings it back', async () => {
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

test('one menu at a time', async () => {
  await show(<SiteHeader {...header} />);
  await page.getByRole('button', { name: 'Products' }).click();
  page.getByRole('button', { name: 'Support' }).element().focus();
  await userEvent.keyboard(' ');
  expect(isOpen('menu-products')).toBe(false);
  expect(isOpen('menu-support')).toBe(true);
});

test('[PB-12] below 1024 px one panel holds every link', async () => {
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

test('the panel opens under the header, also while a banner pushes it down', async () => {
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

test('under a banner, too, all of a panel can be reached, and a part of the page stays to be pressed', async () => {
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

test('arrow keys lead into a menu and along its entries', async () => {
  await show(<SiteHeader {...header} />);
  page.getByRole('button', { name: 'Products' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: /Solid One/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('link', { name: /Solid Two/ })).toHaveFocus();
});

test('it is complete before JavaScript runs, brings no styles, and its root takes a class and data', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  document.body.innerHTML = renderToString(<SiteHeader {...header} className="own" data-test="x" />);
  expect(document.body.innerHTML).not.toMatch(/style[=>]/);
  expect(document.querySelector('header.own[data-test=x]')).not.toBeNull();
  await page.getByRole('button', { name: 'Products' }).click();
  expect(isOpen('menu-products')).toBe(true);
});
