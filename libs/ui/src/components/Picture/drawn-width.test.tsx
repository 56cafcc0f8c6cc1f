import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { card } from '../../testing/offers.tsx';
import { actions, price } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { BentoGrid } from '../BentoGrid/BentoGrid.tsx';
import { Gallery } from '../Gallery/Gallery.tsx';
import { OfferCard, OfferCards } from '../OfferCard/OfferCard.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { Tile } from '../Tile/Tile.tsx';
import type { PictureData } from './Picture.tsx';

/** A file for every ten pixels of width: the browser's choice shows the width that it expects. */
const widths = Array.from({ length: 400 }, (_, at) => (at + 1) * 10);
function pictureOf(width: number, height: number): PictureData {
  const srcset = widths.map((each) => `/${each}.avif ${each}w`).join(', ');
  return { src: '/4000.webp', width, height, alt: 'A robot', sources: [{ type: 'image/avif', srcset }] };
}

const shapes = { tall: pictureOf(760, 1374), square: pictureOf(1200, 1200), wide: pictureOf(1600, 1200) };
const five = <Item,>(item: (at: number) => Item) => Array.from({ length: 5 }, (_, at) => item(at));
const parts = {
  'product cards': (picture: PictureData) => (
    <ProductGrid>
      {['One', 'Two', 'Three'].map((name) => (
        <ProductCard key={name} {...card} name={name} picture={picture} />
      ))}
    </ProductGrid>
  ),
  tiles: (picture: PictureData) => (
    <BentoGrid>
      <Tile title="One" picture={picture} span="wide" />
      <Tile title="Two" picture={picture} span="tall" />
      {five((at) => (
        <Tile key={at} title={String(at)} picture={picture} />
      ))}
      <Tile title="Last" picture={picture} price={price} actions={actions} />
    </BentoGrid>
  ),
  offers: (picture: PictureData) => (
    <OfferCards>
      <OfferCard title="One" content="Text" picture={picture} />
      <OfferCard title="Two" content="Text" picture={picture} />
    </OfferCards>
  ),
  gallery: (picture: PictureData) => (
    <Gallery
      pictures={five((at) => ({ picture: { ...picture, alt: String(at) }, caption: 'Text' }))}
      labels={{ enlarge: '', viewer: '', close: '', previous: '', next: '', zoomIn: '', zoomOut: '', counter: [] }}
    />
  ),
};

/** The width of the picture itself, in pixels of the page: a contained one may be narrower than its element. */
function drawnWidth(image: HTMLImageElement): number {
  const { objectFit, paddingInlineStart, paddingInlineEnd, paddingBlockStart, paddingBlockEnd } =
    getComputedStyle(image);
  const width = image.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  const height = image.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
  const byHeight = (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height'));
  return objectFit === 'cover' ? Math.max(width, byHeight) : Math.min(width, byHeight);
}

const sizesOf = (image: Element) => image.parentElement?.querySelector('source')?.sizes;

async function chosenWidth(image: HTMLImageElement): Promise<number> {
  image.scrollIntoView({ behavior: 'instant' });
  await expect.poll(() => image.currentSrc).toMatch(/\.avif$/);
  return Number(/(\d+)\.avif$/.exec(image.currentSrc)?.[1]) / devicePixelRatio;
}

describe.each(Object.entries(parts))('pictures of %s', (_, part) => {
  it.each(
    Object.entries(shapes).flatMap(([shape, picture]) => [360, 820, 1440].map((width) => ({ shape, picture, width }))),
  )('$shape, on a page of $width px: are sharp, and not twice as wide as drawn', async ({ picture, width }) => {
    await page.viewport(width, 900);
    const place = await show(part(picture));
    const images = [...place.querySelectorAll<HTMLImageElement>('img[src="/4000.webp"]')];
    expect(images.length).toBeGreaterThan(1);
    for (const image of images.filter(({ clientWidth }) => clientWidth > 0)) {
      const [chosen, drawn] = [await chosenWidth(image), drawnWidth(image)];
      expect(chosen, sizesOf(image)).toBeGreaterThanOrEqual(Math.floor(drawn));
      expect(chosen, sizesOf(image)).toBeLessThan(2 * drawn + 10);
    }
  });
});
