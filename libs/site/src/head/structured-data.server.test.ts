import { instant } from '@kinemorph/content/time';
import { regionIds, regions } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { vocabularyProblems } from '../../testing/pages/schema-vocabulary.ts';
import { readStructuredData } from '../../testing/pages/structured-data.ts';
import type { HeadModel, ProductOffer } from '../page/head-model.ts';
import { structuredData } from './structured-data.server.ts';

const home = 'https://kinemorph.example/us';
const base: HeadModel = {
  title: 'Flagship Bumblebee',
  description: 'A robot.',
  keywords: 'robot',
  canonical: `${home}/flagship-bumblebee`,
  alternates: [],
  index: true,
  image: { src: 'https://kinemorph.example/a.jpg', width: 1200, height: 630, alt: 'A robot' },
  trail: [
    { name: 'Home', href: home },
    { name: 'Flagship Bumblebee', href: `${home}/flagship-bumblebee` },
  ],
};
const until = instant('2025-04-28T00:00-07:00');
const starts = instant('2025-07-01T00:00-07:00');
const buy = 'https://us.store.kinemorph.example/products/flagship-bumblebee';
const inStock: ProductOffer = {
  price: { amount: 1299, currency: 'USD' },
  availability: 'InStock',
  buy,
  returnDays: 30,
  delivery: { cost: { amount: 0, currency: 'USD' }, days: { dispatch: 2, transit: [3, 6] } },
};
const preOrder: ProductOffer = {
  price: { amount: 949, currency: 'USD' },
  availability: 'PreOrder',
  buy,
  until,
  starts,
  returnDays: 30,
  delivery: { cost: { amount: 15, currency: 'USD' } },
};
const soldOut: ProductOffer = { price: { amount: 899, currency: 'USD' }, availability: 'SoldOut', buy };
const offers: readonly (readonly [what: string, offer: ProductOffer])[] = [
  ['in stock', inStock],
  ['at a lower price for a while, and shipped later', preOrder],
  ['back in stock on a day', { price: { amount: 1299, currency: 'USD' }, availability: 'OutOfStock', buy, starts }],
  ['sold out', soldOut],
];
const json = (offer: ProductOffer | undefined, region: (typeof regionIds)[number] = 'us') =>
  JSON.stringify(
    structuredData(
      region,
      {
        ...base,
        product: {
          name: base.title,
          description: base.description,
          sku: 'flagship-bumblebee',
          ...(offer && { offer }),
        },
      },
      home,
    ),
  );
const offerIn = (offer: ProductOffer, region: (typeof regionIds)[number] = 'us') =>
  readStructuredData(json(offer, region)).product?.offers;

describe('the structured data of a product [PB-3]', () => {
  it.each(offers)('contains the offer in valid terms of schema.org, %s', (_what, offer) => {
    for (const region of regionIds) expect(vocabularyProblems(json(offer, region))).toEqual([]);
    expect(offerIn(offer)).toMatchObject({
      price: String(offer.price.amount),
      availability: `https://schema.org/${offer.availability}`,
      seller: { '@id': `${home}#organization` },
    });
  });

  it('contains the end of the price and the start of shipping, if there are any', () => {
    expect(offerIn(preOrder)).toMatchObject({
      priceValidUntil: new Date(until).toISOString(),
      availabilityStarts: new Date(starts).toISOString(),
    });
    expect(offerIn(inStock)).toMatchObject({ price: '1299' });
    for (const field of ['priceValidUntil', 'availabilityStarts']) expect(offerIn(inStock)).not.toHaveProperty(field);
  });

  it('contains the return period if the region is one country', () => {
    const policy = (region: (typeof regionIds)[number]) => offerIn(inStock, region)?.hasMerchantReturnPolicy;
    for (const region of ['us', 'uk', 'fr', 'de'] as const)
      expect(policy(region)).toMatchObject({ applicableCountry: regions[region].country, merchantReturnDays: 30 });
    expect(offerIn(inStock, 'eu')).toMatchObject({ price: '1299' });
    expect(policy('eu')).toBeUndefined();
  });

  it('contains the delivery cost if the region is one country, and the delivery time if in stock', () => {
    const shipping = (offer: ProductOffer, region: (typeof regionIds)[number]) => {
      const data = offerIn(offer, region);
      expect(data).toMatchObject({ price: String(offer.price.amount) });
      return data?.shippingDetails;
    };
    for (const region of ['us', 'uk', 'fr', 'de', 'jp', 'cn'] as const) {
      expect(shipping(inStock, region)).toMatchObject({
        shippingRate: { value: '0', currency: 'USD' },
        shippingDestination: { addressCountry: regions[region].country },
        deliveryTime: { handlingTime: { minValue: 0, maxValue: 2 }, transitTime: { minValue: 3, maxValue: 6 } },
      });
      expect(shipping(preOrder, region)).toMatchObject({ shippingRate: { value: '15' } });
      expect(shipping(preOrder, region)).not.toHaveProperty('deliveryTime');
    }
    expect([shipping(inStock, 'eu'), shipping(soldOut, 'us')]).toEqual([undefined, undefined]);
  });
});

describe('the structured data of a list [PB-3]', () => {
  it('contains the items in order, in valid terms of schema.org', () => {
    const items = ['Flagship Bumblebee', 'AI Base'].map((name) => ({
      name,
      href: `${home}/${name.toLowerCase().replace(' ', '-')}`,
    }));
    const data = JSON.stringify(structuredData('us', { ...base, items }, home));
    expect(vocabularyProblems(data)).toEqual([]);
    expect(readStructuredData(data).list).toMatchObject({
      numberOfItems: 2,
      itemListElement: items.map(({ name, href }, index) => ({ position: index + 1, name, url: href })),
    });
    expect(readStructuredData(json(undefined)).list).toBeUndefined();
  });
});

describe('the check against the schema.org vocabulary', () => {
  const broken = (change: (node: Record<string, unknown>) => void) => {
    const data = JSON.parse(json(preOrder)) as { '@graph': Record<string, unknown>[] };
    const product = data['@graph'].at(-1) ?? {};
    change(product);
    return vocabularyProblems(JSON.stringify(data));
  };

  it.each([
    [
      'a type',
      (product: Record<string, unknown>) => {
        product['@type'] = 'Robot';
      },
      '"Robot" is no type of schema.org',
    ],
    [
      'a property',
      (product: Record<string, unknown>) => {
        product.servos = 31;
      },
      'servos: Product has no such property',
    ],
    [
      'a property of another type',
      (product: Record<string, unknown>) => {
        product.availability = 'https://schema.org/InStock';
      },
      'availability: Product has no such property',
    ],
    [
      'a value',
      (product: Record<string, unknown>) => {
        (product.offers as Record<string, unknown>).availability = 'https://schema.org/Gone';
      },
      'offers.availability: "https://schema.org/Gone" is none of',
    ],
    [
      'a node of another type',
      (product: Record<string, unknown>) => {
        product.offers = { '@type': 'Brand', name: 'x' };
      },
      'offers: Brand is none of',
    ],
  ] as const)('finds %s that schema.org does not have', (_what, change, wanted) => {
    expect(broken(change).join('\n')).toContain(wanted);
  });
});
