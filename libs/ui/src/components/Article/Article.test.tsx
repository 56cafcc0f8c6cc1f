import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { Article, ContactRows } from './Article.tsx';
import * as stories from './Article.stories.tsx';

const { Complete } = composeStories(stories);
const contents = page.getByRole('navigation', { name: 'On this page' });

function marked() {
  return [...document.querySelectorAll('[aria-current=location]')]
    .filter((link) => link.checkVisibility())
    .map(({ textContent }) => textContent);
}

test('article on a wide screen: the contents stay in view, and mark the current section', async () => {
  await page.viewport(1440, 600);
  await show(<Complete />);
  await expect.element(contents.getByRole('link', { name: 'What is not' })).toBeVisible();
  document.getElementById('claim')?.scrollIntoView({ behavior: 'instant' });
  await expect.poll(() => marked()).toEqual(['How to make a claim']);
  const { top, bottom } = contents.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(64);
  expect(bottom).toBeLessThanOrEqual(600);
  scrollTo({ top: 0, behavior: 'instant' });
});

test('article on a phone: the contents are collapsed, and the keyboard expands them', async () => {
  await page.viewport(390, 844);
  await show(<Complete />);
  const link = contents.getByRole('link', { name: 'What is not' });
  await expect.element(link).not.toBeInTheDocument();
  contents.element().querySelector('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(link).toBeVisible();
});

test('article on a wide screen: paragraphs are narrower than 720 px', async () => {
  await page.viewport(1920, 900);
  const place = await show(<Complete />);
  for (const paragraph of place.querySelectorAll('p'))
    expect(paragraph.getBoundingClientRect().width).toBeLessThan(45 * 16);
});

test('a keyboard walk: contents on a phone are announced as collapsed or expanded, and list links', async () => {
  await page.viewport(390, 844);
  await show(
    <Article
      title="Warranty"
      contents={{
        label: 'On this page',
        entries: [
          { label: 'What is covered', href: '#covered' },
          { label: 'What is not', href: '#not' },
        ],
      }}
    >
      <h2 id="covered">What is covered</h2>
      <ContactRows rows={[{ label: 'E-mail', value: 'help@example.com', href: '#mail' }]} />
    </Article>,
  );
  await walk(
    ['{Tab}', 'On this page, navigation › On this page, disclosure, collapsed'],
    ['{Enter}', 'On this page, disclosure, expanded'],
    ['{Tab}', 'list, 2 items › What is covered, link'],
    ['{Tab}', 'What is not, link'],
    ['{Tab}', 'help@example.com, link'],
  );
});
