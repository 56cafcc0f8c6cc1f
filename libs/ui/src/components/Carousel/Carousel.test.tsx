import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { carouselLabels, picture } from '../../testing/samples.tsx';
import { emulateMedia } from '../../testing/settings.ts';
import { show } from '../../testing/show.tsx';
import { HeroSlide } from '../HeroSlide/HeroSlide.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Quote } from '../Quote/Quote.tsx';
import { Carousel } from './Carousel.tsx';

const labels = carouselLabels(3);
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
const slides = [1, 2, 3].map((n) => (
  <HeroSlide key={n} title={`Title ${n}`} picture={picture} actions={[{ label: `Link ${n}`, href: `#${n}` }]} />
));

function carousel(interval = 0) {
  return (
    <>
      <button type="button">Elsewhere</button>
      <Carousel label="Highlights" labels={labels} interval={interval}>
        {slides}
      </Carousel>
    </>
  );
}

/** Returns the labels of the slides that can be reached; the others are inert. */
function reachable() {
  return [...document.querySelectorAll('[role=group]:not([inert])')].map((slide) => slide.getAttribute('aria-label'));
}

/** Returns the contents that are inside the carousel, at its full width. */
function shown(contents: readonly Element[]) {
  const strip = page.getByRole('region').element().getBoundingClientRect();
  return contents.filter((content) => {
    const { left, right } = content.getBoundingClientRect();
    return right > left && left >= strip.left - 1 && right <= strip.right + 1;
  });
}

async function settleOn(n: number) {
  await expect.poll(() => reachable()).toEqual([labels.slide[n - 1]]);
}

async function wait(milliseconds: number) {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Waits for a running step to end, even on a busy machine, then expects no step for longer than the interval. */
async function standsStill() {
  await wait(1000);
  const at = reachable();
  await wait(700);
  expect(reachable()).toEqual(at);
}

test('only the current slide can be reached by keyboard, and arrows move to the others', async () => {
  await show(carousel());
  await settleOn(1);
  page.getByRole('button', { name: labels.next }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await settleOn(2);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await settleOn(1);
  await userEvent.keyboard('{ArrowLeft}');
  await settleOn(3);
});

test('carousel: buttons and dots change the slide, and the current dot is marked', async () => {
  await show(carousel());
  await page.getByRole('button', { name: labels.next }).click();
  await settleOn(2);
  const dot = page.getByRole('button', { name: labels.slide[2] as string });
  await dot.click();
  await settleOn(3);
  await expect.element(dot).toHaveAttribute('aria-current', 'true');
});

test('carousel: moves by itself without announcements, until it is paused', async () => {
  await show(carousel(300));
  const live = document.querySelector('[aria-live]');
  await elsewhere.hover();
  await expect.poll(() => live?.getAttribute('aria-live')).toBe('off');
  await settleOn(2);
  await page.getByRole('button', { name: labels.pause }).click();
  await expect.element(page.getByRole('button', { name: labels.play })).toBeVisible();
  await elsewhere.click();
  await standsStill();
  expect(live?.getAttribute('aria-live')).toBe('polite');
});

test('carousel in forced colours: every dot keeps a visible border', async () => {
  await emulateMedia('forced-colors', 'active');
  await show(carousel());
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const name of labels.slide) {
    const { borderTopWidth, borderTopColor } = getComputedStyle(
      page.getByRole('button', { name }).element(),
      '::before',
    );
    expect([borderTopWidth, borderTopColor === ground]).toEqual(['2px', false]);
  }
  await emulateMedia('forced-colors', '');
});

test('carousel with reduced motion: does not move until Play is pressed', async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce');
  await show(carousel(300));
  await elsewhere.hover();
  const play = page.getByRole('button', { name: labels.play });
  await expect.element(play).toBeVisible();
  await standsStill();
  await play.click();
  await elsewhere.click();
  await settleOn(2);
  await page.getByRole('button', { name: labels.pause }).click();
  await elsewhere.click();
  await standsStill();
  await emulateMedia('prefers-reduced-motion', '');
});

test('carousel: does not move under the pointer or while it has focus', async () => {
  await show(carousel(300));
  await elsewhere.hover();
  page.getByRole('button', { name: labels.next }).element().focus();
  await standsStill();
  const at = reachable();
  elsewhere.element().focus();
  await expect.poll(() => reachable()).not.toEqual(at);
  await userEvent.hover(document.querySelector('section') as HTMLElement);
  // On a busy machine, the carousel may have started to move before the pointer arrived.
  await wait(700);
  await standsStill();
});

test('carousel: does not move in a hidden tab', async () => {
  const spy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await show(carousel(300));
  await elsewhere.hover();
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(800);
  expect(reachable()).toEqual([labels.slide[0]]);
  spy.mockRestore();
});

test('before JavaScript runs, every slide can be reached', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const html = renderToString(carousel(300));
  expect(html.match(/Link \d/g)).toHaveLength(3);
  expect(html).not.toContain('inert');
  expect(html).not.toContain('style=');
});

test('a keyboard walk: announces the slide, the pause button and each new slide', async () => {
  const slide = (n: number) => `politely: ${picture.alt} Title ${n} Link ${n}`;
  await show(carousel(60_000));
  await walk(
    ['{Tab}', 'Elsewhere, button'],
    ['{Tab}', 'Highlights, carousel › Slide 1 of 3, slide › Link 1, link'],
    ['{Tab}', 'Pause, button'],
    ['{Enter}', 'Play, button'],
    ['{Tab}', 'Previous slide, button'],
    ['{Tab}', 'Next slide, button'],
    [' ', 'Next slide, button', slide(2)],
    ['{ArrowRight}', 'Next slide, button', slide(3)],
    ['{Tab}', 'Slide 1 of 3, button'],
    ['{Tab}', 'Slide 2 of 3, button'],
    ['{Tab}', 'Slide 3 of 3, button, current'],
    ['{ArrowLeft}', 'Slide 3 of 3, button', slide(2)],
  );
});

test('slides of other components are shown one at a time and announced, like a hero', async () => {
  const place = await show(
    <Carousel label="Voices" labels={labels}>
      {[
        <Quote key="first" comment="It walks by itself." commentator="Ann" />,
        <Picture key="picture" picture={picture} />,
        <Quote key="last" comment="It folds in seconds." commentator="Ben" />,
      ]}
    </Carousel>,
  );
  const [first, last] = place.querySelectorAll('figure');
  const image = place.querySelector('img');
  if (!first || !image || !last) throw new Error('Three slides are rendered.');
  const isShown = (content: Element) => expect.poll(() => shown([first, image, last])).toEqual([content]);
  await isShown(first);
  await walk(
    // A strip that scrolls and has nothing to focus in it takes the focus itself.
    ['{Tab}', 'Voices, carousel › Slide 1 of 3, generic'],
    ['{Tab}', 'Previous slide, button'],
    ['{Tab}', 'Next slide, button'],
    [' ', 'Next slide, button', `politely: ${picture.alt}`],
    [() => isShown(image), 'Next slide, button'],
    ['{ArrowRight}', 'Next slide, button', 'politely: It folds in seconds. Ben'],
    [() => isShown(last), 'Next slide, button'],
    ['{ArrowRight}', 'Next slide, button', 'politely: It walks by itself. Ann'],
    [() => isShown(first), 'Next slide, button'],
  );
});
