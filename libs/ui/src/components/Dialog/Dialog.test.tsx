import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { back, walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { Dialog } from './Dialog.tsx';
import * as stories from './Dialog.stories.tsx';

const { FromButton, FromLink } = composeStories(stories);
const dialog = page.getByRole('dialog');
const opener = page.getByRole('button', { name: 'Open' });

async function open() {
  const place = await show(<FromButton />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  return place;
}

test('open dialog: keeps the focus inside, and makes the page inert', async () => {
  const place = await open();
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
  await expect.element(dialog).toHaveAccessibleName('Before you go');
  expect(place.inert).toBe(true);
  for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(key);
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
});

test('dialog: Escape closes it, and the focus returns to its button', async () => {
  const place = await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(place.inert).toBe(false);
  await expect.element(opener).toHaveFocus();
});

test('dialog: a press outside closes it, and the focus returns to its button', async () => {
  await open();
  await userEvent.click(dialog.element().parentElement as HTMLElement, { position: { x: 5, y: 5 } });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(opener.element());
});

test('dialog: adds no style element, no style attribute except to focus guards, and prevents page scrolling', async () => {
  // Radix sets the style of its focus guards through the DOM, which the CSP allows.
  const styled = () =>
    [...document.querySelectorAll('style, [style]:not([data-radix-focus-guard])')].map(
      (element) => `${element.localName} ${element.getAttribute('style') ?? ''}`,
    );
  const before = styled();
  await open();
  expect(styled()).toEqual(before);
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

test('dialog of a link: the keyboard opens and closes it, and the focus returns to the link', async () => {
  await show(<FromLink />);
  const link = page.getByRole('button', { name: 'All figures' });
  link.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(dialog).toHaveAccessibleName('Solid One in figures');
  expect(dialog.element().textContent).toContain('Thirty-one servos.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  expect(location.hash).toBe('');
});

test('dialog link before JavaScript runs: is a plain link to the same content on the page', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const html = renderToString(<FromLink />);
  expect(html).toMatch(/<a [^>]*href="#figures"/);
  expect(html).not.toMatch(/role="button"|dialog/);
});

test('dialog in a low window: each focused element scrolls into view, also from the last to the first', async () => {
  await page.viewport(320, 256);
  await show(
    <Dialog open onClose={() => undefined} title="All the figures" closeLabel="Close">
      {Array.from({ length: 12 }, (_, index) => (
        <p key={index}>
          <button type="button">Figure {index}</button>
        </p>
      ))}
    </Dialog>,
  );
  for (let stop = 0; stop < 14; stop += 1) {
    const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
    expect(top, `stop ${stop}`).toBeGreaterThanOrEqual(-1);
    expect(bottom, `stop ${stop}`).toBeLessThanOrEqual(257);
    await userEvent.keyboard('{Tab}');
  }
  await page.viewport(1440, 900);
});

test('a keyboard walk: a dialog announces its title and text, keeps the focus, and returns it', async () => {
  await show(<FromButton />);
  await walk(
    ['{Tab}', 'Open, button'],
    ['{Enter}', 'Before you go, dialog, One thing more. › Close, button'],
    ['{Tab}', 'Stay, button'],
    ['{Tab}', 'Leave, button'],
    ['{Tab}', 'Close, button'],
    [back, 'Leave, button'],
    ['{Escape}', 'Open, button'],
  );
});

test('a keyboard walk: a link that opens a dialog announces it', async () => {
  await show(<FromLink />);
  await walk(
    ['{Tab}', 'All figures, button, opens a dialog'],
    [' ', 'Solid One in figures, dialog › Close, button'],
    ['{Enter}', 'All figures, button, opens a dialog'],
  );
});
