import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import * as stories from './VideoButton.stories.tsx';

const { Film, NoFilm, WithoutPicture } = composeStories(stories);
const button = page.getByRole('button', { name: /Watch it open/ });
const dialog = page.getByRole('dialog', { name: 'Solid One, the film' });

test('[SC-6] a click opens the film in a dialog, paused and with controls', async () => {
  await show(<Film />);
  await button.click();
  await expect.element(dialog).toBeVisible();
  const film = dialog.element().querySelector('video');
  expect(film?.controls).toBe(true);
  expect(film?.autoplay).toBe(false);
  expect(film?.paused).toBe(true);
  expect(film?.querySelector('source')?.getAttribute('src')).toBe('#film.mp4');
});

test('the keyboard opens and closes the dialog, and the focus returns to the button', async () => {
  await show(<Film />);
  button.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('a button without a picture has no image, and its dialog has a description', async () => {
  await show(<WithoutPicture />);
  expect(button.element().querySelector('img')).toBeNull();
  await button.click();
  await expect.element(dialog).toHaveAccessibleDescription('A machine unfolds.');
});

test('without a film, nothing is rendered', async () => {
  const place = await show(<NoFilm />);
  expect(place.childElementCount).toBe(0);
});

test('before JavaScript runs, the button is a link to the film', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const html = renderToString(<Film />);
  expect(html).toMatch(/<a [^>]*href="#film.mp4"/);
  expect(html).not.toContain('role="button"');
});

test('a keyboard walk: the button announces that it opens a dialog, and the dialog its description', async () => {
  await show(<WithoutPicture />);
  await walk(
    ['{Tab}', 'Watch it open 1:48, button, opens a dialog'],
    [' ', 'Solid One, the film, dialog, A machine unfolds. › Close, button'],
    ['{Enter}', 'Watch it open 1:48, button, opens a dialog'],
  );
});
