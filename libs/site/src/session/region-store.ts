import type { Country } from '@kinemorph/content';

const key = 'country';
const listeners = new Set<() => void>();

/** Returns the country that the visitor chose, if a region serves several; unknown values in storage are ignored. */
export function storedCountry(): Country | undefined {
  try {
    const value = localStorage.getItem(key);
    return value !== null && /^[A-Z]{2,5}$/.test(value) ? (value as Country) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the visitor's country; if storage is blocked, it is forgotten. */
export function storeCountry(country: Country): void {
  try {
    localStorage.setItem(key, country);
  } catch {
    // Only the label is lost.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when the stored country changes; the returned function ends it. */
export function onCountryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the name of the region that the visitor sees: on us, a stored Canada and any other country that is not the
 * United States have their own names.
 */
export function regionLabel(
  country: Country | undefined,
  label: string,
  byCountry: Readonly<Partial<Record<Country, string>>>,
): string {
  if (country === undefined || country === 'US') return label;
  return byCountry[country] ?? byCountry.OTHER ?? label;
}
