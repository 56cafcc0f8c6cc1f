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

test('command search: filters the list during typing, announces the count, and shows all when empty', async () => {
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

test('command search: is complete before JavaScript runs, and uses text typed before hydration', async () => {
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

test('a keyboard walk: the command search field announces its text, then the number of results', async () => {
  await show(app);
  await walk(
    ['{Tab}', 'search › Search the commands, search field'],
    ['dance', 'Search the commands, search field, dance', 'politely: 1 command'],
    ['{Escape}', 'Search the commands, search field', 'politely: 4 commands'],
  );
});
