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
      },
    ],
  };
}
