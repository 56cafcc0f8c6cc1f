import { brand, regions, socialLink, type RegionId } from '@kinemorph/content';
import type { HeadModel } from './head-model.ts';

/** JSON-LD of the company and of the page, for the document only: nobody reads it after hydration. */
export function structuredData(region: RegionId, head: HeadModel, home: string): object {
  const { locale, social } = regions[region];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${home}#organization`,
        name: brand.name,
        url: home,
        ...(social.length > 0 && { sameAs: social.map(socialLink) }),
        contactPoint: [
          { '@type': 'ContactPoint', contactType: 'customer support', telephone: brand.supportPhone, email: brand.mailboxes.support },
          { '@type': 'ContactPoint', contactType: 'sales', email: brand.mailboxes.sales },
        ],
      },
      {
        '@type': 'WebPage',
        '@id': head.canonical,
        url: head.canonical,
        name: head.title,
        description: head.description,
        inLanguage: locale,
        publisher: { '@id': `${home}#organization` },
        ...(head.image && { primaryImageOfPage: { '@type': 'ImageObject', url: head.image.src, width: head.image.width, height: head.image.height } }),
        ...(head.trail && { breadcrumb: { '@id': `${head.canonical}#breadcrumb` } }),
      },
      ...(head.trail
        ? [
            {
              '@type': 'BreadcrumbList',
              '@id': `${head.canonical}#breadcrumb`,
              itemListElement: head.trail.map(({ name, href }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: href })),
            },
          ]
        : []),
      ...(head.product ? [productData(head.product, head)] : []),
    ],
  };
}

function productData({ name, description, sku, offer }: NonNullable<HeadModel['product']>, { canonical, image }: HeadModel): object {
  return {
    '@type': 'Product',
    '@id': `${canonical}#product`,
    name,
    description,
    sku,
    brand: { '@type': 'Brand', name: brand.name },
    ...(image && { image: image.src }),
    ...(offer && {
      offers: {
        '@type': 'Offer',
        price: String(offer.price.amount),
        priceCurrency: offer.price.currency,
        availability: `https://schema.org/${offer.availability}`,
        url: offer.buy,
      },
    }),
  };
}
