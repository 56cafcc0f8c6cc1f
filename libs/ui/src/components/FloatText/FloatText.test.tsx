import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { FloatText } from './FloatText.tsx';

function spacer() {
  return <div ref={(element) => element?.setAttribute('style', 'block-size: 2000px')} />;
}

/** Returns the vertical offset and the opacity of an element. */
function look(element: Element) {
  for (const animation of element.getAnimations()) animation.finish();
  const { translate, opacity } = getComputedStyle(element);
  return [translate, opacity];
}

test('[PB-13] floating text: moves up 50 px when it scrolls into view, and returns when it is below', async () => {
  const place = await show(
    <>
      {spacer()}
      <FloatText>Unfold</FloatText>
      {spacer()}
    </>,
  );
  const text = place.querySelector('p') as HTMLElement;
  await expect.poll(() => look(text)).toEqual(['0px 50px', '0']);
  expect(text.classList.contains('animated')).toBe(false);
  scrollTo({ top: 1900, behavior: 'instant' });
  await expect.poll(() => look(text)).toEqual(['none', '1']);
  expect(text.classList.contains('animated')).toBe(true);
  scrollTo({ top: 4000, behavior: 'instant' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(look(text)).toEqual(['none', '1']);
  scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(() => look(text)).toEqual(['0px 50px', '0']);
});

test('floating text: is in its place before JavaScript runs, without inline styles', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const html = renderToString(<FloatText>Unfold</FloatText>);
  expect(html).toMatch(/^<p class="\w+">Unfold<\/p>$/);
});

test('floating text: its root element accepts an id, a class, data attributes and a ref', async () => {
  let root: HTMLElement | null = null;
  const place = await show(
    <FloatText
      as="h2"
      id="mine"
      className="own"
      data-test="x"
      ref={(element) => {
        root = element;
      }}
    >
      Unfold
    </FloatText>,
  );
  expect(root).toBe(place.querySelector('h2#mine.own[data-test=x]'));
});
