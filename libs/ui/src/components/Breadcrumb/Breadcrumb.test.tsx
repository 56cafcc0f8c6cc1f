import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const steps = ['Home', 'Support', 'Manuals', 'Solid One'].map((label) => ({ label, href: `#${label}` }));
const crumb = (
  <Breadcrumb
    label="You are here"
    moreLabel="Steps between"
    steps={steps}
    current="Charging"
    id="mine"
    className="own"
    data-test="x"
  />
);
const more = page.getByRole('button', { name: 'Steps between' });

/** Returns the visible entries of the list. */
function shown() {
  return [...document.querySelectorAll<HTMLElement>('ol > li')]
    .filter((entry) => entry.checkVisibility())
    .map((entry) => entry.querySelector('button, a, span')?.textContent);
}

afterEach(() => page.viewport(1440, 900));

test('breadcrumb: shows all steps from the front page, and marks the current page', async () => {
  const place = await show(crumb);
  await expect.element(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  expect(shown()).toEqual(['Home', 'Support', 'Manuals', 'Solid One', 'Charging']);
  expect(place.querySelector('[aria-current=page]')?.textContent).toBe('Charging');
  expect(place.querySelector('nav#mine.own[data-test=x]')).not.toBeNull();
});

test('breadcrumb on a phone: the middle steps are in a menu', async () => {
  await page.viewport(390, 844);
  await show(crumb);
  expect(shown()).toEqual(['Home', '…', 'Solid One', 'Charging']);
  more.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: 'Support' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: 'Manuals' })).toHaveFocus();
});

test('breadcrumb on a phone: a single middle step is not moved into a menu', async () => {
  await page.viewport(390, 844);
  await show(
    <Breadcrumb label="You are here" moreLabel="Steps between" steps={steps.slice(0, 3)} current="Solid One" />,
  );
  expect(shown()).toEqual(['Home', 'Support', 'Manuals', 'Solid One']);
});

test('breadcrumb: a very long name fits on a screen of 320 px', async () => {
  await page.viewport(320, 640);
  await show(
    <Breadcrumb
      label="You are here"
      moreLabel="Steps between"
      steps={steps}
      current="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
    />,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('breadcrumb: is complete before JavaScript runs, and adds no styles', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const html = renderToString(crumb);
  for (const { label } of steps) expect(html).toContain(label);
  expect(html).not.toMatch(/style[=>]/);
});

test('a keyboard walk: on a phone the menu button is announced as collapsed or expanded', async () => {
  await page.viewport(390, 844);
  await show(crumb);
  await walk(
    ['{Tab}', 'You are here, navigation › list, 4 items › Home, link'],
    ['{Tab}', 'Steps between, button, collapsed'],
    ['{Enter}', 'Steps between, button, expanded'],
    ['{ArrowDown}', 'list, 2 items › Support, link'],
    ['{ArrowDown}', 'Manuals, link'],
    ['{Escape}', 'Steps between, button, collapsed'],
    ['{Tab}', 'Solid One, link'],
  );
});
