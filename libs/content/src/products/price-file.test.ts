import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { campaignTimelines } from '../campaigns/campaigns.ts';
import type { RegionId } from '../regions/region.ts';
import { regionIds, regions } from '../regions/regions.ts';
import { instant, stageWindow, type Timeline } from '../time/index.ts';
import { flagshipBumblebeePreOrder } from '../campaigns/flagship-bumblebee-pre-order/campaign.ts';
import { priceFileProblems } from '../checks/price-file.ts';
import { readPrices, type PriceFile } from './price-file.ts';
import { slugs } from './by-folder/ids.ts';
import * as priceFiles from './by-folder/prices.ts';
import { productIds, products } from './products.ts';

const here = import.meta.dirname;
const folders = productIds.map((id) => slugs[id]);
const us = (more: object) => ({ us: { currency: 'USD', ...more } });
const promotion = (window: object) => us({ promotions: [{ amount: 9, window }] });

it('every product has a price file', () => {
  expect(Object.keys(priceFiles)).toEqual(Object.keys(slugs));
});

describe('a price file', () => {
  it.each(folders)('of %s is valid, and gives its product’s prices [FX]', (folder) => {
    const product = Object.values(products).find(({ slug }) => slug === folder);
    const data = JSON.parse(readFileSync(join(here, folder, 'prices.json'), 'utf8')) as object;
    expect(priceFileProblems(data, product?.preOrder)).toEqual([]);
    expect(product?.prices).toEqual(readPrices(folder, data, product?.preOrder));
  });

  it('lets a promotion last from a stage to the campaign’s end, during a stage, or between two instants', () => {
    const windows = [
      { campaign: 'black-friday-2024', from: 'early' },
      { campaign: 'black-friday-2024', during: 'early' },
      { preOrder: 'earlyBird' },
      { opens: '2025-07-01T00:00-07:00', closes: '2025-07-02T00:00-07:00' },
      { closes: '2025-07-02T00:00-07:00' },
    ];
    const file = us({ promotions: windows.map((window, index) => ({ amount: index + 1, window })) });
    const early = stageWindow(campaignTimelines['black-friday-2024'], 'us', 'early');
    expect(
      readPrices('a', file, flagshipBumblebeePreOrder.timeline as Timeline<string, RegionId>).us?.promotions?.map(
        ({ window }) => window,
      ),
    ).toEqual([
      { opens: early?.opens, closes: campaignTimelines['black-friday-2024'].regions.us?.ends },
      early,
      stageWindow(flagshipBumblebeePreOrder.timeline, 'us', 'earlyBird'),
      { opens: instant('2025-07-01T00:00-07:00'), closes: instant('2025-07-02T00:00-07:00') },
      { closes: instant('2025-07-02T00:00-07:00') },
    ]);
  });

  it('returns any amounts as they are written', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...regionIds), amount, amount, fc.boolean(), (region, regular, next, sample) => {
        const marked = sample ? { sample: true } : {};
        const data = {
          [region]: {
            currency: regions[region].currency,
            regular: { amount: regular, ...marked },
            next: { amount: next, ...marked, note: 'from the store' },
          },
        };
        expect(readPrices('a', data)).toEqual({ [region]: { regular, next } });
      }),
    );
  });

  it.each<[object, string, string]>([
    [us({ regular: { amount: 0 } }), 'us.regular.amount', 'a price above 0'],
    [us({ regular: { amount: '249' } }), 'us.regular.amount', 'a price above 0'],
    [us({ regular: { price: 249, amount: 249 } }), 'us.regular.price', 'no such field'],
    [us({ regular: { amount: 249, sample: false } }), 'us.regular.sample', 'true, or no such field'],
    [{ us: { currency: 'EUR' } }, 'us.currency', 'USD, the currency of us'],
    [{ us: { currency: 'XXX' } }, 'us.currency', 'a currency: one of USD'],
    [{ en: { currency: 'USD' } }, 'en', 'a region: one of us'],
    [promotion({}), 'us.promotions[0].window', 'a window:'],
    [promotion({ campaign: 'no-such-sale', from: 'early' }), 'us.promotions[0].window', 'black-friday-2024'],
    [
      promotion({ campaign: 'black-friday-2024', from: 'late' }),
      'us.promotions[0].window',
      'one of early, blackFriday',
    ],
    [promotion({ preOrder: 'earlyBird' }), 'us.promotions[0].window', 'a pre-order of this product'],
    [
      promotion({ opens: '2025-07-02T00:00Z', closes: '2025-07-01T00:00Z' }),
      'us.promotions[0].window',
      'a window that opens before it closes',
    ],
    [promotion({ opens: '2025-07-02' }), 'us.promotions[0].window.opens', 'an instant with its offset'],
    [
      {
        jp: { currency: 'JPY', promotions: [{ amount: 9, window: { campaign: 'black-friday-2024', from: 'early' } }] },
      },
      'jp.promotions[0].window',
      'a campaign that jp has',
    ],
  ])('with a mistake is reported with the field and the expected value: %j', (data, field, expected) => {
    expect(priceFileProblems(data)).toEqual([
      expect.objectContaining({ field, expected: expect.stringContaining(expected) as string }),
    ]);
  });

  it.each<[object, string]>([
    [us({ regular: { amount: -1 } }), 'us: found -1, expected prices above 0'],
    [{ us: { currency: 'EUR' } }, 'us.currency: found "EUR", expected USD, the currency of us'],
    [{ en: { currency: 'USD' } }, 'en: found "en", expected a region: one of us'],
    [promotion({ campaign: 'black-friday-2024', from: 'late' }), 'us.promotions[0].window: found {"campaign"'],
    [promotion({ preOrder: 'earlyBird' }), 'or a pre-order of this product'],
    [promotion({ opens: '2025-07-02' }), 'us.promotions[0].window: found {"opens":"2025-07-02"}'],
  ])('with a wrong price throws an error that names the file: %j', (data, said) => {
    expect(() => readPrices('ai-base', data)).toThrow(said);
    expect(() => readPrices('ai-base', data)).toThrow('libs/content/src/products/ai-base/prices.json › ');
  });

  it('has a type that rejects an unknown region', () => {
    // @ts-expect-error no region has this id
    const data: PriceFile = { en: { currency: 'USD' } };
    expect(priceFileProblems(data)).toHaveLength(1);
  });
});
