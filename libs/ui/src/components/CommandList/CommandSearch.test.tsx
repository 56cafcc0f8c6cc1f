import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { CommandSearch } from './CommandSearch.tsx';

const groups = [
  { title: 'Moving', commands: ['Walk', 'Geh zurück'] },
  { title: 'Showing off', commands: ['Strike a pose', 'Dance'] },
];
const labels = {
  search: 'Search the commands',
  found: ['No command has these words.', '1 command', '2 commands', '3 commands', '4 commands'],
};
const app = <CommandSearch groups={groups} labels={labels} />;
const field = page.getByRole('searchbox', { name: 'Search the commands' });
const listed = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

test('a command search: narrows the list while one types, says politely how many are left, and brings all back', async () => {
  await show(app);
  expect(listed()).toHaveLength(4);
  await userEvent.keyboard('{Tab}zuruck');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 command');
  expect(listed()).toEqual(['Geh zurück']);
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Moving']);
  await field.fill('moon');
  await expect.element(page.getByRole('status')).toHaveTextContent('No command has these words.');
  expect(listed()).toEqual([]);
  await field.fill('');
  await expect.element(page.getByRole('status')).toHaveTextContent('4 commands');
  expect(listed()).toHaveLength(4);
});

test('a command search: is whole before JavaScript runs, and counts what was typed by then', async () => {
  const [{ renderToString }, { hydrateRoot }] = await Promise.all([
    import('react-dom/server.browser'),
    import('react-dom/client'),
  ]);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(app);
  expect(listed()).toHaveLength(4);
  await field.fill('dance');
  const root = hydrateRoot(place, app);
  await expect.element(page.getByRole('status')).toHaveTextContent('1 command');
  expect(listed()).toEqual(['Dance']);
  root.unmount();
  place.remove();
});

test('a keyboard walk: the field of a command search says its text, and the number that is found follows', async () => {
  await show(app);
  await walk(
    ['{Tab}', 'search › Search the commands, search field'],
    ['dance', 'Search the commands, search field, dance', 'politely: 1 command'],
    ['{Escape}', 'Search the commands, search field', 'politely: 4 commands'],
  );
});
