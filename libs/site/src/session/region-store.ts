import type { Country } from '@kinemorph/content';

const key = 'country';
const listeners = new Set<() => void>();

/** The country that the visitor chose, where a region serves several; anything unknown in storage is ignored. */
export function storedCountry(): Country | undefined {
  try {
    const value = localStorage.getItem(key);
    return value !== null && /^[A-Z]{2,5}$/.test(value) ? (value as Country) : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the visitor's country; a browser that blocks storage simply forgets. */
export function storeCountry(country: Country): void {
  try {
    localStorage.setItem(key, country);
  } catch {
    // Nothing is lost but the label.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when the stored country changes; the returned function ends it. */
export function onCountryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The name of the region that the visitor sees: on us, a stored Canada and any other country that is not
 * the United States have names of their own.
 */
export function regionLabel(
  country: Country | undefined,
  label: string,
  byCountry: Readonly<Partial<Record<Country, string>>>,
): string {
  if (country === undefined || country === 'US') return label;
  return byCountry[country] ?? byCountry.OTHER ?? label;
}
