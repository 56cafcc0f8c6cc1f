import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { back, walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { Menu, MenuLinks } from './Menu.tsx';

const links = ['Orders', 'Machines', 'Settings'].map((label) => ({ label, href: `#${label}` }));
const opener = page.getByRole('button', { name: 'Account' });
const panel = () => document.querySelector('[popover]') as HTMLElement;
const isOpen = () => panel().matches(':popover-open');
const focused = () => document.activeElement?.textContent;

function menu() {
  return (
    <>
      <Menu label="Account">
        <MenuLinks links={links} />
      </Menu>
      <a href="#on">Onwards</a>
    </>
  );
}

test('a menu opens by keyboard, Tab moves into it, and Escape returns the focus to its button', async () => {
  await show(menu());
  await userEvent.keyboard('{Tab}{Enter}');
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Orders');
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  await expect.element(opener).toHaveFocus();
});

test('on the button, arrow down opens the menu at its first entry, and arrow up at its last', async () => {
  await show(menu());
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect([isOpen(), focused()]).toEqual([true, 'Orders']);
  await userEvent.keyboard('{Escape}{ArrowUp}');
  expect([isOpen(), focused()]).toEqual([true, 'Settings']);
});

test('on the button, arrow left and right, Home and End do nothing', async () => {
  await show(menu());
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowLeft}{Home}{End}');
  expect(isOpen()).toBe(false);
  await expect.element(opener).toHaveFocus();
});

test('arrow keys, Home and End move between the entries, and arrow keys wrap around', async () => {
  await show(menu());
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Machines');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Settings');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Orders');
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(focused()).toBe('Machines');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Settings');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Orders');
});

test('in right-to-left text, arrow left and right swap their directions', async () => {
  await show(<div dir="rtl">{menu()}</div>);
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowLeft}');
  expect(focused()).toBe('Machines');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Orders');
});

test('a click outside closes the menu', async () => {
  await show(menu());
  await opener.click();
  expect(isOpen()).toBe(true);
  await userEvent.click(document.body, { position: { x: 700, y: 600 } });
  expect(isOpen()).toBe(false);
});

test('the menu closes when the focus moves past its last entry', async () => {
  await show(menu());
  await userEvent.keyboard('{Tab}{ArrowUp}{Tab}');
  expect(focused()).toBe('Onwards');
  expect(isOpen()).toBe(false);
});

test.each(['ltr', 'rtl'])('the panel opens below its button in %s text, without inline styles', async (dir) => {
  const place = await show(<div dir={dir}>{menu()}</div>);
  await opener.click();
  const button = opener.element().getBoundingClientRect();
  const { top, left, right } = panel().getBoundingClientRect();
  expect(Math.abs(top - button.bottom)).toBeLessThan(1);
  expect(Math.abs(dir === 'rtl' ? right - button.right : left - button.left)).toBeLessThan(1);
  expect(place.querySelector('[style]')).toBeNull();
});

test('at the edge of the window, the panel stays inside the window', async () => {
  await show(<div ref={(row) => row?.setAttribute('style', 'display: grid; justify-content: end')}>{menu()}</div>);
  await opener.click();
  expect(panel().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
});

test('with two menus, the second one opens below its own button', async () => {
  await show(
    <>
      <Menu label="Archive">
        <MenuLinks links={[{ label: '2025', href: '#2025' }]} />
      </Menu>
      {menu()}
    </>,
  );
  await opener.click();
  const open = [...document.querySelectorAll('[popover]')].find((element) => element.matches(':popover-open'));
  expect(
    Math.abs((open?.getBoundingClientRect().top ?? 0) - opener.element().getBoundingClientRect().bottom),
  ).toBeLessThan(1);
});

test('before JavaScript runs, the menu opens, and its HTML contains no styles', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const html = renderToString(menu());
  expect(html).not.toMatch(/style[=>]/);
  document.body.innerHTML = html;
  await opener.click();
  expect(isOpen()).toBe(true);
});

test('the root element receives id, class and data attributes', async () => {
  const place = await show(
    <Menu label="Account" id="mine" className="own" data-test="x">
      1
    </Menu>,
  );
  expect(place.querySelector('#mine.own[data-test=x] > button')).not.toBeNull();
});

test('a keyboard walk: the button announces whether the menu is open, and keys move through its entries', async () => {
  await show(menu());
  await walk(
    ['{Tab}', 'Account, button, collapsed'],
    ['{Enter}', 'Account, button, expanded'],
    [' ', 'Account, button, collapsed'],
    ['{ArrowDown}', 'list, 3 items › Orders, link'],
    ['{ArrowDown}', 'Machines, link'],
    ['{End}', 'Settings, link'],
    ['{ArrowDown}', 'Orders, link'],
    ['{ArrowUp}', 'Settings, link'],
    ['{Home}', 'Orders, link'],
    ['{Escape}', 'Account, button, collapsed'],
    ['{ArrowUp}', 'list, 3 items › Settings, link'],
    ['{Tab}', 'Onwards, link'],
    [back, 'Account, button, collapsed'],
  );
});
