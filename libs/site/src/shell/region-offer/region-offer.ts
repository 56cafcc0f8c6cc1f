import type { ShellModel } from '../../page/shell-model.ts';

/** The suggestion of another region, in its own language. */
export type RegionOfferModel = ShellModel['offers'][number];

/**
 * Returns the region to suggest to a reader of these languages, most wanted first; none if the page already has one of
 * them.
 */
export function offerFor(
  languages: readonly string[],
  locale: string,
  offers: readonly RegionOfferModel[],
): RegionOfferModel | undefined {
  const [wanted] = languages;
  if (wanted === undefined) return undefined;
  const language = wanted.split('-')[0] ?? '';
  if (locale.split('-')[0] === language) return undefined;
  return (
    offers.find((offer) => offer.languages.includes(wanted)) ??
    offers.find((offer) => offer.languages.includes(language))
  );
}
