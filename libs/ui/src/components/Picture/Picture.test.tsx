import { expect, test } from 'vitest';
import { picture } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { Picture } from './Picture.tsx';

test('a picture waits for its turn and keeps its place', async () => {
  const place = await show(<Picture picture={{ ...picture, sources: [{ type: 'image/avif', srcset: 'a.avif 400w' }] }} sizes="50vw" />);
  const image = place.querySelector('img');
  expect(image?.loading).toBe('lazy');
  expect(image?.decoding).toBe('async');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1200', '1200']);
  expect(place.querySelector('source')?.sizes).toBe('50vw');
});

test('the picture that a visitor waits for comes first', async () => {
  const place = await show(<Picture picture={picture} priority />);
  const image = place.querySelector('img');
  expect(image?.loading).toBe('eager');
  expect(image?.fetchPriority).toBe('high');
});
