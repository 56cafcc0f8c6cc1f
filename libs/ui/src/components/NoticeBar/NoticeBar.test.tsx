import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { back, walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { NoticeBar } from './NoticeBar.tsx';

afterEach(() => page.viewport(1440, 900));

const notice = (
  <NoticeBar
    action={{ label: 'Zur deutschen Seite', href: '#de' }}
    lang="de-DE"
    dismissLabel="Stay here"
    dismissLang="en-US"
    onDismiss={() => undefined}
  >
    Sie sind in Deutschland.
  </NoticeBar>
);

test('the bar never covers the focused element, even in a low window', async () => {
  await page.viewport(320, 256);
  await show(
    <>
      {notice}
      {Array.from({ length: 30 }, (_, index) => (
        <p key={index}>
          <a href={`#${index}`}>Link {index}</a>
        </p>
      ))}
    </>,
  );
  const bar = page.getByRole('complementary').element();
  await expect
    .poll(() => document.documentElement.style.getPropertyValue('--k-covered-by-notice'))
    .toBe(`${(bar as HTMLElement).offsetHeight}px`);
  for (let stop = 0; stop < 20; stop += 1) {
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement;
    if (bar.contains(focused)) continue;
    expect(focused?.getBoundingClientRect().bottom, focused?.textContent ?? '').toBeLessThanOrEqual(
      bar.getBoundingClientRect().top,
    );
  }
});

test('bar, link and name have the language of the notice, and the button has the page\u2019s', async () => {
  await show(notice);
  const link = page.getByRole('link').element();
  expect(link.closest('[lang]')?.getAttribute('lang')).toBe('de-DE');
  expect(link.getAttribute('hreflang')).toBe('de-DE');
  expect(page.getByRole('complementary', { name: 'Zur deutschen Seite' }).element().getAttribute('lang')).toBe('de-DE');
  expect(page.getByRole('button', { name: 'Stay here' }).element().closest('[lang]')?.getAttribute('lang')).toBe(
    'en-US',
  );
});

test('a keyboard walk: the bar announces its name, its link and its button', async () => {
  await show(notice);
  await walk(
    ['{Tab}', 'Zur deutschen Seite, complementary › Zur deutschen Seite, link'],
    ['{Tab}', 'Stay here, button'],
    [back, 'Zur deutschen Seite, link'],
  );
});
