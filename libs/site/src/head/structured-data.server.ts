import { brand, offices, regions, socialLink, type RegionId } from '@kinemorph/content';
import { icon } from '@kinemorph/ui/icon';
import type { HeadModel, ProductOffer } from '../page/head-model.ts';

/** Returns the JSON-LD of the company and of the page, for the document only: nothing reads it after hydration. */
export function structuredData(region: RegionId, head: HeadModel, home: string): object {
  const { locale } = regions[region];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      companyData(region, home),
      pageData(head, { locale, home }),
      ...(head.trail ? [trailData(head.trail, head)] : []),
      ...(head.items ? [listData(head.items, head)] : []),
      ...(head.product ? [productData(region, head.product, head, home)] : []),
      ...(head.article ? [newsData(head.article, head, { locale, home })] : []),
    ],
  };
}

function companyData(region: RegionId, home: string): object {
  const { social } = regions[region];
  return {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name: brand.name,
    legalName: offices[region].name,
    url: home,
    logo: new URL(icon, home).href,
    address: postalAddress(region),
    ...(social.length > 0 && { sameAs: social.map(socialLink) }),
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: offices[region].phone.replaceAll(' ', '-'),
        email: brand.mailboxes.support,
      },
      { '@type': 'ContactPoint', contactType: 'sales', email: brand.mailboxes.sales },
      { '@type': 'ContactPoint', contactType: 'public relations', email: brand.mailboxes.press },
    ],
  };
}

function pageData(head: HeadModel, { locale, home }: { locale: string; home: string }): object {
  return {
    '@type': head.questions ? 'FAQPage' : 'WebPage',
    '@id': head.canonical,
    url: head.canonical,
    name: head.title,
    description: head.description,
    inLanguage: locale,
    publisher: { '@id': `${home}#organization` },
    ...(head.changed !== undefined && { dateModified: new Date(head.changed).toISOString() }),
    ...(head.questions && {
      mainEntity: head.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }),
    ...(head.image && {
      primaryImageOfPage: {
        '@type': 'ImageObject',
        url: head.image.src,
        width: head.image.width,
        height: head.image.height,
      },
    }),
    ...(head.trail && { breadcrumb: { '@id': `${head.canonical}#breadcrumb` } }),
  };
}

function trailData(trail: NonNullable<HeadModel['trail']>, { canonical }: HeadModel): object {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonical}#breadcrumb`,
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href,
    })),
  };
}

function listData(items: NonNullable<HeadModel['items']>, { canonical }: HeadModel): object {
  return {
    '@type': 'ItemList',
    '@id': `${canonical}#list`,
    mainEntityOfPage: { '@id': canonical },
    numberOfItems: items.length,
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      // Machines read the name without the word joiner that prevents line breaks.
      name: name.replaceAll('\u2060', ''),
      url: href,
    })),
  };
}

function postalAddress(region: RegionId): object {
  const { street, locality, state, postalCode, country } = offices[region];
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    ...(state !== undefined && { addressRegion: state }),
    postalCode,
    addressCountry: country,
  };
}

function newsData(
  { headline, summary, published }: NonNullable<HeadModel['article']>,
  { canonical, image, changed = published }: HeadModel,
  { locale, home }: { locale: string; home: string },
): object {
  return {
    '@type': 'NewsArticle',
    '@id': `${canonical}#article`,
    headline,
    description: summary,
    datePublished: new Date(published).toISOString(),
    dateModified: new Date(changed).toISOString(),
    inLanguage: locale,
    mainEntityOfPage: { '@id': canonical },
    author: { '@type': 'Organization', name: brand.name, url: home },
    publisher: { '@id': `${home}#organization` },
    ...(image && { image: image.src }),
  };
}

function productData(
  region: RegionId,
  { name, description, sku, offer }: NonNullable<HeadModel['product']>,
  { canonical, image }: HeadModel,
  home: string,
): object {
  return {
    '@type': 'Product',
    '@id': `${canonical}#product`,
    name,
    description,
    sku,
    brand: { '@type': 'Brand', name: brand.name },
    ...(image && { image: image.src }),
    ...(offer && { offers: offerData(region, offer, home) }),
  };
}

/**
 * Returns an offer by Google's rules for products. A region of many countries cannot name one country in a policy, so
 * it has no policies.
 */
function offerData(
  region: RegionId,
  { price, availability, buy, until, starts, returnDays, delivery }: ProductOffer,
  home: string,
): object {
  const { country } = regions[region];
  return {
    '@type': 'Offer',
    price: String(price.amount),
    priceCurrency: price.currency,
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: buy,
    seller: { '@id': `${home}#organization` },
    ...(starts !== undefined && { availabilityStarts: new Date(starts).toISOString() }),
    ...(until !== undefined && { priceValidUntil: new Date(until).toISOString() }),
    ...(returnDays !== undefined &&
      country !== 'EU' && {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: country,
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returnDays,
        },
      }),
    ...(delivery && country !== 'EU' && { shippingDetails: shippingData(delivery, country) }),
  };
}

function shippingData({ cost, days }: NonNullable<ProductOffer['delivery']>, country: string): object {
  const between = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: String(cost.amount), currency: cost.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...(days && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: between(0, days.dispatch),
        transitTime: between(...days.transit),
      },
    }),
  };
}
