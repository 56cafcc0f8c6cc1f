import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { StatBand } from './StatBand.tsx';

const stats = [
  { number: '31', text: 'servo motors' },
  { number: '3,000+', text: 'parts' },
  { number: '2,100', unit: 'mAh', text: 'battery' },
  { number: '67', text: 'chips' },
];

afterEach(() => page.viewport(1440, 900));

test('[SC-15] each figure follows its term in the document, and is shown above it', async () => {
  const place = await show(<StatBand stats={stats} />);
  const pairs = [...place.querySelectorAll('dl > div')].map((pair) =>
    [...pair.children].map(({ localName, textContent }) => [localName, textContent]),
  );
  expect(pairs[2]).toEqual([
    ['dt', 'battery'],
    ['dd', '2,100mAh'],
  ]);
  const [term, figure] = [...(place.querySelector('dl > div')?.children ?? [])].map(
    (child) => child.getBoundingClientRect().top,
  );
  expect(figure).toBeLessThan(term as number);
});

test.each([1440, 1024, 820, 390, 320])(
  'at %i px all figures have the same font size, and each of them fits on one line',
  async (width) => {
    await page.viewport(width, 900);
    const place = await show(<StatBand stats={stats} />);
    const figures = [...place.querySelectorAll('dd')];
    expect(new Set(figures.map((figure) => getComputedStyle(figure).fontSize)).size).toBe(1);
    for (const figure of figures) {
      expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
      const number = document.createRange();
      number.selectNodeContents(figure.firstChild as Node);
      expect(number.getClientRects(), figure.textContent).toHaveLength(1);
    }
  },
);

test.each([1440, 820, 390])('at %i px a number of seven digits fits on one line of its panel', async (width) => {
  await page.viewport(width, 900);
  const place = await show(<StatBand stats={[{ number: '1,234,567', text: 'credits' }]} />);
  const figure = place.querySelector('dd') as Element;
  expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  const number = document.createRange();
  number.selectNodeContents(figure.firstChild as Node);
  expect(number.getClientRects()).toHaveLength(1);
});

test('short figures have a larger font size than long ones', async () => {
  const size = (place: HTMLElement) =>
    Number.parseFloat(getComputedStyle(place.querySelector('dd') as Element).fontSize);
  const long = size(await show(<StatBand stats={stats} />));
  const short = size(await show(<StatBand stats={stats.filter(({ number }) => number.length === 2)} />));
  expect(short).toBeGreaterThan(long);
});

test('before JavaScript runs, all figures are present, without inline styles', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const html = renderToString(<StatBand stats={stats} />);
  for (const { number } of stats) expect(html).toContain(number);
  expect(html).not.toContain('style=');
});
