import { expect, test } from 'vitest';
import { picture } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { Picture } from './Picture.tsx';

test('a picture loads lazily, and has its width, height and `sizes`', async () => {
  const place = await show(
    <Picture picture={{ ...picture, sources: [{ type: 'image/avif', srcset: 'a.avif 400w' }] }} sizes="50vw" />,
  );
  const image = place.querySelector('img');
  expect(image?.loading).toBe('lazy');
  expect(image?.decoding).toBe('async');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1200', '1200']);
  expect(place.querySelector('source')?.sizes).toBe('50vw');
});

const sources = [
  { type: 'image/avif', srcset: 'a.avif 400w, b.avif 800w' },
  { type: 'image/webp', srcset: 'a.webp 400w, b.webp 800w' },
];
const requested = () =>
  [...document.querySelectorAll('link[rel=preload][as=image]')].map((link) =>
    Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value])),
  );

test('a picture has its colour as background, or a transparent background without a colour', async () => {
  const place = await show(
    <>
      <Picture picture={{ ...picture, color: '#0b0d10' }} />
      <Picture picture={picture} />
    </>,
  );
  const [colored, plain] = [...place.querySelectorAll('img')].map((image) => getComputedStyle(image).backgroundColor);
  expect([colored, plain]).toEqual(['rgb(11, 13, 16)', 'rgba(0, 0, 0, 0)']);
});

test('only a priority picture is preloaded, in its best format and with its `sizes`', async () => {
  await show(<Picture picture={{ ...picture, sources }} sizes="50vw" />);
  expect(requested()).toEqual([]);
  await show(<Picture picture={{ ...picture, sources }} sizes="50vw" priority />);
  expect(requested()).toEqual([
    {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imagesrcset: 'a.avif 400w, b.avif 800w',
      imagesizes: '50vw',
      fetchpriority: 'high',
    },
  ]);
});

test('a priority picture loads eagerly and with high fetch priority', async () => {
  const place = await show(<Picture picture={picture} priority />);
  const image = place.querySelector('img');
  expect(image?.loading).toBe('eager');
  expect(image?.fetchPriority).toBe('high');
});

test('a picture of low priority loads lazily, and after the others', async () => {
  const place = await show(<Picture picture={{ ...picture, sources }} priority="low" />);
  const image = place.querySelector('img');
  expect([image?.loading, image?.fetchPriority]).toEqual(['lazy', 'low']);
});
