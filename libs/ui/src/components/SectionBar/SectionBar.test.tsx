import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { sidewaysOverflow } from '../../testing/clipping.ts';
import { show } from '../../testing/show.tsx';
import { SectionBar } from './SectionBar.tsx';
import * as stories from './SectionBar.stories.tsx';

const { Complete, LongGerman } = composeStories(stories);
const bar = page.getByRole('navigation', { name: 'Solid One' });

function link(name: string) {
  return bar.getByRole('link', { name });
}

function topOf(id: string) {
  return document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
}

function barBottom() {
  return document.querySelector('.sections')?.getBoundingClientRect().bottom ?? NaN;
}

/** Waits until the page has finished scrolling. */
async function settled() {
  const { scrollY: before } = window;
  await expect.poll(() => scrollY).not.toBe(before);
  for (let last = NaN; last !== scrollY;) {
    last = scrollY;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

async function showPage() {
  return show(<Complete className="sections" />);
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  scrollTo({ top: 0, behavior: 'instant' });
});

test('[PB-1] a link scrolls its section to just below the bars, and the bar stays visible', async () => {
  await showPage();
  await link('Voice').click();
  await settled();
  expect(topOf('voice') - barBottom()).toBeGreaterThan(0);
  expect(topOf('voice') - barBottom()).toBeLessThan(24);
  expect(barBottom()).toBeGreaterThan(100);
  expect(location.hash).toBe('#voice');
});

test('only the link of the section in view is marked', async () => {
  await showPage();
  const marked = () =>
    [...document.querySelectorAll('nav [aria-current=location]')].map(({ textContent }) => textContent);
  for (const [id, label] of [
    ['design', 'Design'],
    ['specs', 'Specs'],
    ['overview', 'Overview'],
  ] as const) {
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    await expect.poll(() => marked()).toEqual([label]);
  }
  scrollTo({ top: 99_999, behavior: 'instant' });
  await expect.poll(() => marked()).toEqual(['Gallery']);
});

test('on a phone the sections are a menu, which Escape or a choice closes', async () => {
  await page.viewport(390, 844);
  await showPage();
  await expect.element(link('Specs')).not.toBeInTheDocument();
  const opener = page.getByRole('button', { name: 'Sections' });
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(link('Specs')).toBeVisible();
  expect(sidewaysOverflow()).toBeLessThanOrEqual(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(link('Specs')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await link('Specs').click();
  await expect.element(link('Specs')).not.toBeInTheDocument();
  // On a busy machine, the scrolling starts late.
  await expect.poll(() => Math.abs(topOf('specs') - barBottom())).toBeLessThan(24);
});

test('on a tablet the strip scrolls to the link of the section in view', async () => {
  await page.viewport(768, 900);
  await show(<LongGerman />);
  const strip = bar.element();
  expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
  document.getElementById('gallery')?.scrollIntoView({ behavior: 'instant' });
  await expect
    .poll(() => link('Bildergalerie').element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(strip.getBoundingClientRect().right + 1);
});

test('before JavaScript runs, the bar consists of links and a native popover', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const html = renderToString(
    <SectionBar
      name="Solid One"
      labels={{ nav: 'Solid One', menu: 'Sections' }}
      links={[{ label: 'Specs', href: '#specs' }]}
    />,
  );
  expect(html).toContain('href="#specs"');
  expect(html).toMatch(/popovertarget="([^"]+)".*id="\1" popover="auto"/i);
  expect(html).not.toContain('style=');
});

test('a keyboard walk: on a phone the button announces its state, and the current section is marked', async () => {
  await page.viewport(390, 844);
  await show(
    <>
      <SectionBar
        name="Solid One"
        labels={{ nav: 'Solid One', menu: 'Sections' }}
        links={[
          { label: 'Design', href: '#design' },
          { label: 'Voice', href: '#voice' },
        ]}
        action={{ label: 'Buy now', href: '#buy', ariaLabel: 'Buy now: Solid One' }}
      />
      <h2 id="design">Design</h2>
    </>,
  );
  await walk(
    ['{Tab}', 'Sections, button, collapsed'],
    ['{Enter}', 'Sections, button, expanded'],
    ['{Tab}', 'Solid One, navigation › list, 2 items › Design, link, current location'],
    ['{Tab}', 'Voice, link'],
    ['{Escape}', 'Sections, button, collapsed'],
    ['{Tab}', 'Buy now: Solid One, link'],
  );
});
