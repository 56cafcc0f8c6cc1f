import { brand, type Manual, type RegionId } from '@kinemorph/content';
import type { Guide } from './guide.ts';
import { programmingGuide } from './programming-guide.ts';
import { quickGuide } from './quick-guide.ts';
import { subjectOf } from './say.ts';

/** Returns a manual in a region's language. Undefined if the region sells none of its products. */
export function writeGuide(manual: Manual, region: RegionId): Guide | undefined {
  const subject = subjectOf(manual, region);
  if (!subject) return undefined;
  const { name, product, say, text } = subject;
  const { id, kind, updated } = manual;
  return {
    id,
    locale: subject.region.locale,
    title: kind === 'quickGuide' ? name : say('series', { series: name }),
    kind: say(`kind.${kind}`),
    edition: say('edition', { date: new Date(`${updated}T00:00Z`) }),
    updated,
    company: brand.name,
    picture: product.picture,
    sections: kind === 'quickGuide' ? quickGuide(subject) : programmingGuide(subject),
    small: [
      ...(product.licence ? [text(`licence.${product.licence}`)] : []),
      say('small.picture'),
      say('small.copyright', { year: String(brand.copyrightYear), company: brand.name }),
    ],
    pageLabel: (page) => say('page', { page }),
  };
}
