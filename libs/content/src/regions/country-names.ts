import words from '../../messages/regions/en-US.json' with { type: 'json' };
import type { Country } from './regions.ts';

/** The id of a text that names a country. */
type CountryTextId = Extract<keyof typeof words, `region.name.${string}`>;

/** Returns the id of the text that names a country; undefined without one, for which Intl's name is used. */
export function countryTextId(country: Country): CountryTextId | undefined {
  const id = `region.name.${country}`;
  return Object.hasOwn(words, id) ? (id as CountryTextId) : undefined;
}
