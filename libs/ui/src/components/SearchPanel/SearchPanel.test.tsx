import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import * as stories from './SearchPanel.stories.tsx';

const { Found, FirstOpens, Typing } = composeStories(stories);
const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
const focused = () => document.activeElement?.getAttribute('href');
const link = (name: string) => page.getByRole('link', { name });

test('a search panel: shows results during typing, and their number in a status', async () => {
  await show(<Typing />);
  await expect.element(link('care')).toBeVisible();
  await field.fill('pages');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 groups');
  await expect.element(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await expect.element(link('care')).not.toBeInTheDocument();
});

test('a search panel: shows the arrow-key hint only with results, and a gap above the status', async () => {
  const hint = page.getByText(Found.args.labels?.hint ?? '');
  await show(<Typing />);
  await expect.element(hint).not.toBeVisible();
  await field.fill('pages');
  await expect.element(hint).toBeVisible();
  await field.fill('nothing of this kind');
  await expect.element(hint).not.toBeVisible();
  const { bottom = Infinity } = document.querySelector('form')?.getBoundingClientRect() ?? {};
  expect(page.getByRole('status').element().getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(16);
});

test('a search panel: arrow keys move through field and results, and stop at both ends', async () => {
  await show(<Found />);
  field.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('#one');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.poll(focused).toBe('#old');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(field).toHaveFocus();
});

test('a search panel: Enter opens the first result if enabled, and otherwise does nothing', async () => {
  const onFollow = vi.fn();
  await show(<FirstOpens onFollow={onFollow} />);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#one');
  expect(onFollow).toHaveBeenCalledOnce();
  history.replaceState(null, '', location.pathname);
  await show(<Found onFollow={onFollow} />);
  field.last().element().focus();
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('');
  expect(onFollow).toHaveBeenCalledOnce();
});

test('a search panel: marks the searched words, and keeps each result’s accessible name in one piece', async () => {
  await show(<Found />);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Solid',
    'solid',
    'Solid',
    'solid',
    'Solid',
  ]);
  await expect.element(link('Solid One The solid machine for every desk.')).toBeVisible();
});

test('a search panel: is a form before JavaScript runs, and then searches for the text typed so far', async () => {
  const [{ renderToString }, { hydrateRoot }] = await Promise.all([
    import('react-dom/server.browser'),
    import('react-dom/client'),
  ]);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Typing />);
  expect(place.querySelector('form')?.getAttribute('action')).toBe('#search');
  await field.fill('products');
  const root = hydrateRoot(place, <Typing />);
  await expect.element(page.getByRole('status')).toHaveTextContent('1 groups');
  root.unmount();
  place.remove();
});

test('a keyboard walk: the field announces its hint and the number of results, and arrows reach them', async () => {
  const { hint } = Found.args.labels ?? {};
  await show(<Typing />);
  await walk(
    ['{Tab}', `search › What are you looking for?, search field, ${hint}`],
    ['pages', `What are you looking for?, search field, pages, ${hint}`, 'politely: 1 groups'],
    ['{ArrowDown}', 'Pages, region › list, 2 items › Care What keeps it solid., link'],
    ['{ArrowDown}', 'Solids that are gone, link'],
    ['{ArrowDown}', 'Solids that are gone, link'],
    ['{ArrowUp}{ArrowUp}', `search › What are you looking for?, search field, pages, ${hint}`],
    ['{Tab}', 'Search, button'],
  );
});
