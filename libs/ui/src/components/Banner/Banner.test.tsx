import { wcagContrast } from 'culori';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Banner } from './Banner.tsx';

function plain(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#fff" d="M0 0h9999v9999H0z"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, alt: '' };
}

const wide = plain(2400, 1200);
const tall = plain(1000, 1500);
const words = {
  title: 'Black Friday',
  discount: 'Up to $350 off',
  discountDescribe:
    'Eight machines at their lowest prices of the year, and a present with the first orders of each day.',
  time: '22–29 November',
};

// As on a phone, whose scrollbar overlays the page.
beforeEach(() => document.documentElement.style.setProperty('scrollbar-width', 'none'));

afterEach(async () => {
  document.documentElement.dir = 'ltr';
  document.documentElement.style.removeProperty('scrollbar-width');
  await page.viewport(1440, 900);
});

/** Returns a function that reads the colour of a pixel of an element, rendered without its text. */
async function groundOf(element: Element) {
  const all = [...element.querySelectorAll<HTMLElement>('*')].filter(
    ({ localName }) => !['picture', 'img', 'source'].includes(localName),
  );
  const hidden = all.filter(({ children }) => children.length === 0);
  for (const leaf of hidden) leaf.style.setProperty('opacity', '0');
  const base64 = await page.screenshot({ element, save: false });
  for (const leaf of hidden) leaf.style.removeProperty('opacity');
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  canvas.drawImage(bitmap, 0, 0);
  return (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = canvas.getImageData(x, y, 1, 1).data;
    return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const;
  };
}

/** Returns the lowest contrast between any text and the pixels behind it. */
async function leastContrast(banner: Element) {
  const pixel = await groundOf(banner);
  const origin = banner.getBoundingClientRect();
  const paper = '#f6f5f2';
  return Math.min(
    ...['h2', 'p']
      .flatMap((tag) => [...banner.querySelectorAll(tag)])
      .flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) => [
          [left + 1, top + 1],
          [right - 1, top + 1],
          [left + 1, bottom - 1],
          [right - 1, bottom - 1],
        ]);
      })
      .map(([x = 0, y = 0]) => wcagContrast(paper, pixel(x - origin.x, y - origin.y))),
  );
}

test.each(
  [1440, 820, 390].flatMap((width) =>
    (['start', 'centre'] as const).flatMap((align) =>
      (['ltr', 'rtl'] as const).map((dir) => [width, align, dir] as const),
    ),
  ),
)('banner: its text is readable on a white picture at %i px, %s, %s', async (width, align, dir) => {
  document.documentElement.dir = dir;
  await page.viewport(width, 900);
  const place = await show(<Banner {...words} picture={wide} tallPicture={tall} align={align} priority />);
  await expect.poll(() => place.querySelector('img')?.complete).toBe(true);
  expect(await leastContrast(place.firstElementChild as Element)).toBeGreaterThanOrEqual(4.5);
});

test('banner: phones load the tall picture, wider screens the wide one', async () => {
  await page.viewport(390, 844);
  const phone = await show(<Banner {...words} picture={wide} tallPicture={tall} priority />);
  await expect.poll(() => phone.querySelector('img')?.currentSrc).toBe(tall.src);
  await page.viewport(820, 1180);
  await expect.poll(() => phone.querySelector('img')?.currentSrc).toBe(wide.src);
});

test('banner without a discount: its title is as large as a discount', async () => {
  await show(
    <>
      <Banner title="A surprise" picture={wide} />
      <Banner {...words} picture={wide} />
    </>,
  );
  const size = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element()).fontSize;
  expect(size('A surprise')).toBe(size('Up to $350 off'));
  expect(Number.parseFloat(size('Black Friday'))).toBeLessThan(Number.parseFloat(size('A surprise')));
});

test('banner: is complete before JavaScript runs, without inline styles', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const html = renderToString(
    <Banner {...words} picture={wide} tallPicture={tall} actions={[{ label: 'See', href: '#see' }]}>
      <p>Live</p>
    </Banner>,
  );
  for (const text of [words.title, words.time, '#see', 'Live']) expect(html).toContain(text);
  expect(html).not.toContain('style=');
});
