import { useSyncExternalStore } from 'react';
import { onCountryChange, regionLabel, storedCountry } from './region-store.ts';

/** `regionLabel` for the stored country. The server does not know it, so its document has the region's own name. */
export function useRegionLabel({
  label,
  byCountry,
}: {
  label: string;
  byCountry: Parameters<typeof regionLabel>[2];
}): string {
  const country = useSyncExternalStore(onCountryChange, storedCountry, () => undefined);
  return regionLabel(country, label, byCountry);
}
