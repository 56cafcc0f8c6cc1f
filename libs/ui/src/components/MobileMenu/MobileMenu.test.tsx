import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { header } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const { labels, menus, actions } = header;
const opener = page.getByRole('button', { name: labels.open });
const panel = () => document.getElementById('all') as HTMLElement;
const isOpen = () => panel().matches(':popover-open');
const isHeld = () => getComputedStyle(document.documentElement).overflowY === 'hidden';

function menu() {
  return (
    <>
      <MobileMenu menus={menus} actions={actions} labels={labels} panelId="all" className="own" data-test="x" />
      <a href="#on">Onwards</a>
    </>
  );
}

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1440, 900));

test('the mobile menu contains every link of the menus and every action', async () => {
  await show(menu());
  await opener.click();
  const links = [...panel().querySelectorAll('a')].map((link) => link.getAttribute('href'));
  for (const { href, items } of menus) for (const link of items ?? [{ href }]) expect(links).toContain(link.href);
  for (const { href } of actions) expect(links).toContain(href);
});

test('[PB-11] the page cannot scroll while the menu is open, and only then', async () => {
  await show(menu());
  expect(isHeld()).toBe(false);
  await opener.click();
  expect(isHeld()).toBe(true);
  await page.getByRole('button', { name: labels.close }).click();
  expect([isOpen(), isHeld()]).toEqual([false, false]);
});

test('[PB-12] from 1024 px on, an open menu disappears and the page can scroll again', async () => {
  await show(menu());
  await opener.click();
  await page.viewport(1024, 800);
  expect(panel().checkVisibility()).toBe(false);
  expect(isHeld()).toBe(false);
  await expect.element(opener).not.toBeInTheDocument();
});

test('groups open by keyboard, and only one is open at a time', async () => {
  await show(menu());
  opener.element().focus();
  await userEvent.keyboard('{Enter}{Tab}{Enter}{Tab}');
  await expect.element(page.getByRole('link', { name: /Solid One/ })).toHaveFocus();
  await page.getByText('Support').click();
  expect([...panel().querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
});

test('Escape closes the menu and returns the focus to its button', async () => {
  await show(menu());
  opener.element().focus();
  await userEvent.keyboard('{Enter}{Tab}{Escape}');
  expect(isOpen()).toBe(false);
  await expect.element(opener).toHaveFocus();
});

test('the menu closes when the focus moves to the page behind it', async () => {
  await show(menu());
  await opener.click();
  page.getByRole('button', { name: labels.close }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Onwards' })).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test('before JavaScript runs, the menu opens without styles, and has its class and data attributes', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  document.body.innerHTML = renderToString(menu());
  expect(document.body.innerHTML).not.toMatch(/style[=>]/);
  expect(document.querySelector('.own[data-test=x]')).not.toBeNull();
  await opener.click();
  expect([isOpen(), isHeld()]).toEqual([true, true]);
});

test('a keyboard walk: button and groups announce whether they are open, and lists of links have names', async () => {
  await show(menu());
  await walk(
    ['{Tab}', 'Open menu, button, collapsed'],
    ['{Enter}', 'Open menu, button, expanded'],
    ['{Tab}', 'All pages, navigation › Products, disclosure, collapsed'],
    ['{Enter}', 'Products, disclosure, expanded'],
    ['{Tab}', 'Commanders, list, 2 items › Solid One New From $1,299, link'],
    ['{Tab}', 'Solid Two From $899, link'],
    ['{Tab}', 'Scouts, list, 2 items › Solid Three Sale From $699, link'],
    ['{Escape}', 'Open menu, button, collapsed'],
  );
});
