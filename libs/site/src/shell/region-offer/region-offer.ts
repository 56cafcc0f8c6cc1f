import type { ShellModel } from '../shell-model.ts';

/** The offer of another region, in its own language. */
export type RegionOfferModel = ShellModel['offers'][number];

/** The region to offer to a reader of these languages, most wanted first; none when the page already speaks one of them. */
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
