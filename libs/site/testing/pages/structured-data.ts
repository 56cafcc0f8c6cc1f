import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const address = v.pipe(v.string(), v.url(), v.startsWith('http'));
const reference = v.strictObject({ '@id': address });
const mailbox = v.pipe(v.string(), v.email());
/** As `+country-area-number`, which search engines dial. */
const phone = v.pipe(v.string(), v.regex(/^\+\d{1,3}(?:-\d{1,4}){2,5}$/));
const currencies = ['USD', 'GBP', 'EUR', 'JPY', 'KRW', 'CNY'] as const;
const availabilities = ['InStock', 'OutOfStock', 'PreOrder', 'SoldOut'].map((state) => `https://schema.org/${state}`);

const organization = v.strictObject({
  '@type': v.literal('Organization'),
  '@id': address,
  name: text,
  legalName: text,
  url: address,
  logo: address,
  address: v.strictObject({
    '@type': v.literal('PostalAddress'),
    streetAddress: text,
    addressLocality: text,
    addressRegion: v.optional(text),
    postalCode: text,
    addressCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  }),
  sameAs: v.optional(v.pipe(v.array(address), v.minLength(1))),
  contactPoint: v.strictTuple([
    v.strictObject({
      '@type': v.literal('ContactPoint'),
      contactType: v.literal('customer support'),
      telephone: phone,
      email: mailbox,
    }),
    v.strictObject({ '@type': v.literal('ContactPoint'), contactType: v.literal('sales'), email: mailbox }),
    v.strictObject({ '@type': v.literal('ContactPoint'), contactType: v.literal('public relations'), email: mailbox }),
  ]),
});
const moment = v.pipe(v.string(), v.isoTimestamp());
const pageFields = {
  '@id': address,
  url: address,
  name: text,
  description: text,
  inLanguage: v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/)),
  publisher: reference,
  primaryImageOfPage: v.strictObject({
    '@type': v.literal('ImageObject'),
    url: address,
    width: v.literal(1200),
    height: v.literal(630),
  }),
  breadcrumb: v.optional(reference),
  dateModified: v.optional(moment),
};
const webPage = v.strictObject({ '@type': v.literal('WebPage'), ...pageFields });
const question = v.strictObject({
  '@type': v.literal('Question'),
  name: text,
  acceptedAnswer: v.strictObject({ '@type': v.literal('Answer'), text }),
});
const faqPage = v.strictObject({
  '@type': v.literal('FAQPage'),
  ...pageFields,
  mainEntity: v.pipe(v.array(question), v.minLength(1)),
});
const newsArticle = v.strictObject({
  '@type': v.literal('NewsArticle'),
  '@id': address,
  // Search results cut longer ones.
  headline: v.pipe(text, v.maxLength(110)),
  description: text,
  datePublished: moment,
  dateModified: moment,
  inLanguage: v.string(),
  mainEntityOfPage: reference,
  author: v.strictObject({ '@type': v.literal('Organization'), name: text, url: address }),
  publisher: reference,
  image: address,
});
const breadcrumbs = v.strictObject({
  '@type': v.literal('BreadcrumbList'),
  '@id': address,
  itemListElement: v.pipe(
    v.array(
      v.strictObject({
        '@type': v.literal('ListItem'),
        position: v.pipe(v.number(), v.integer()),
        name: text,
        item: address,
      }),
    ),
    v.minLength(2),
    v.check((items) => items.every(({ position }, index) => position === index + 1), 'the positions count from 1'),
  ),
});
const itemList = v.strictObject({
  '@type': v.literal('ItemList'),
  '@id': address,
  mainEntityOfPage: reference,
  numberOfItems: v.pipe(v.number(), v.integer()),
  itemListElement: v.pipe(
    v.array(
      v.strictObject({
        '@type': v.literal('ListItem'),
        position: v.pipe(v.number(), v.integer()),
        name: text,
        url: address,
      }),
    ),
    v.minLength(1),
    v.check((items) => items.every(({ position }, index) => position === index + 1), 'the positions count from 1'),
  ),
});
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/), v.notValue('EU'));
const days = v.pipe(
  v.strictObject({
    '@type': v.literal('QuantitativeValue'),
    minValue: v.pipe(v.number(), v.integer(), v.minValue(0)),
    maxValue: v.pipe(v.number(), v.integer(), v.minValue(1)),
    unitCode: v.literal('DAY'),
  }),
  v.check(({ minValue, maxValue }) => minValue <= maxValue, 'the least comes before the most'),
);
const offer = v.strictObject({
  '@type': v.literal('Offer'),
  price: v.pipe(v.string(), v.regex(/^\d+(?:\.\d{2})?$/, 'a price has digits and a point only')),
  priceCurrency: v.picklist(currencies),
  availability: v.picklist(availabilities),
  itemCondition: v.literal('https://schema.org/NewCondition'),
  url: address,
  seller: reference,
  availabilityStarts: v.optional(moment),
  priceValidUntil: v.optional(moment),
  hasMerchantReturnPolicy: v.optional(
    v.strictObject({
      '@type': v.literal('MerchantReturnPolicy'),
      applicableCountry: country,
      returnPolicyCategory: v.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  shippingDetails: v.optional(
    v.strictObject({
      '@type': v.literal('OfferShippingDetails'),
      shippingRate: v.strictObject({
        '@type': v.literal('MonetaryAmount'),
        value: v.pipe(v.string(), v.regex(/^\d+$/)),
        currency: v.picklist(currencies),
      }),
      shippingDestination: v.strictObject({ '@type': v.literal('DefinedRegion'), addressCountry: country }),
      deliveryTime: v.optional(
        v.strictObject({ '@type': v.literal('ShippingDeliveryTime'), handlingTime: days, transitTime: days }),
      ),
    }),
  ),
});
const product = v.strictObject({
  '@type': v.literal('Product'),
  '@id': address,
  name: text,
  description: text,
  sku: text,
  brand: v.strictObject({ '@type': v.literal('Brand'), name: text }),
  image: address,
  offers: v.optional(offer),
});
const graph = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.variant('@type', [organization, webPage, faqPage, newsArticle, breadcrumbs, itemList, product])),
});

type Node<Type extends string> = Extract<v.InferOutput<typeof graph>['@graph'][number], { '@type': Type }>;

/** A document's parsed JSON-LD: the data for search engines. */
export interface ReadStructuredData {
  readonly organization: Node<'Organization'>;
  readonly page: Node<'WebPage'> | Node<'FAQPage'>;
  readonly breadcrumbs: Node<'BreadcrumbList'> | undefined;
  readonly product: Node<'Product'> | undefined;
  readonly article: Node<'NewsArticle'> | undefined;
  readonly list: Node<'ItemList'> | undefined;
}

/**
 * Reads JSON-LD. Throws an error with the path of the value if it does not conform to schema.org for a company, a page,
 * its breadcrumbs, a list and a product, or if a reference has no target.
 */
export function readStructuredData(json: string): ReadStructuredData {
  const parsed = v.safeParse(graph, JSON.parse(json));
  if (!parsed.success)
    throw new Error(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the graph'}: ${issue.message}`).join('\n'));
  const nodes = parsed.output['@graph'];
  const only = <Type extends string>(type: Type): Node<Type> | undefined => {
    const found = nodes.filter((node): node is Node<Type> => node['@type'] === type);
    if (found.length > 1) throw new Error(`the graph has ${found.length} nodes of ${type}`);
    return found[0];
  };
  const [company, page, way, article, list] = [
    only('Organization'),
    only('WebPage') ?? only('FAQPage'),
    only('BreadcrumbList'),
    only('NewsArticle'),
    only('ItemList'),
  ];
  if (!company || !page) throw new Error(`the graph has no ${company ? 'WebPage' : 'Organization'}`);
  if (page.publisher['@id'] !== company['@id'])
    throw new Error(`the page's publisher is ${page.publisher['@id']}, which is not in the graph`);
  if (page.breadcrumb?.['@id'] !== way?.['@id'])
    throw new Error(
      `the page's breadcrumb is ${page.breadcrumb?.['@id'] ?? 'none'}, and the graph's ${way?.['@id'] ?? 'none'}`,
    );
  if (article && (article.publisher['@id'] !== company['@id'] || article.mainEntityOfPage['@id'] !== page['@id']))
    throw new Error('the article refers to a publisher or a page that is not in the graph');
  if (list && (list.mainEntityOfPage['@id'] !== page['@id'] || list.numberOfItems !== list.itemListElement.length))
    throw new Error('the list refers to a page that is not in the graph, or counts its items wrongly');
  return { organization: company, page, breadcrumbs: way, product: only('Product'), article, list };
}
