import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareModels } from './compare-models.ts';

const reading = { timeZone: 'Europe/London', about: 'Home' };
const card = (title: string, current: string, more: object = {}) => ({
  key: title,
  title,
  price: { current, currentLabel: 'Price:', ...more },
});

describe('difference between two models', () => {
  it('is empty for any model and its copy', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (model) => {
        expect(compareModels(model, JSON.parse(JSON.stringify(model)), reading)).toEqual([]);
      }),
    );
  });

  it('is a price as the page shows it, under the name of its product', () => {
    expect(
      compareModels(
        { cards: [card('Flagship Bumblebee', '1.099 €', { was: '1.599 €', saving: 'Save 500 €' })] },
        { cards: [card('Flagship Bumblebee', '1.599 €')] },
        reading,
      ),
    ).toEqual([
      { kind: 'price', about: 'Flagship Bumblebee', before: '1.099 €, before 1.599 €, Save 500 €', after: '1.599 €' },
    ]);
  });

  it('is one new tile, without the tiles that it moved', () => {
    expect(
      compareModels(
        { tiles: [card('A', '1'), card('B', '2')] },
        { tiles: [card('New', '3'), card('A', '1'), card('B', '2')] },
        reading,
      ),
    ).toEqual([{ kind: 'tile', about: 'New', after: 'New · 3' }]);
  });

  it('distinguishes words, links and pictures, and shows instants in local time', () => {
    const [words, link, picture, until] = compareModels(
      {
        title: 'Sale',
        line: 'Ends soon',
        link: { href: '/a' },
        picture: { src: '/assets/a/one.webp?v=1', alt: '' },
        ends: Date.UTC(2024, 11, 5),
      },
      {
        title: 'Sale',
        line: 'Ends today',
        link: { href: '/b' },
        picture: { src: '/assets/a/two.webp', alt: '' },
        ends: Date.UTC(2024, 11, 6),
      },
      reading,
    );
    expect(words).toEqual({ kind: 'words', about: 'Sale', before: 'Ends soon', after: 'Ends today' });
    expect(link).toEqual({ kind: 'link', about: 'Sale', before: '/a', after: '/b' });
    expect(picture).toEqual({ kind: 'picture', about: 'Sale', before: 'a/one.webp', after: 'a/two.webp' });
    expect(until).toMatchObject({ before: '2024-12-05 00:00', after: '2024-12-06 00:00' });
  });
});
