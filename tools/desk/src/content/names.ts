/** Writes an id as a title: `blackFridayEarly`, `black-friday-2024` and `primeDay2025` read like names. */
export function titleOf(id: string): string {
  const words = id
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the same with every word capitalised, as in names of campaigns. */
export function campaignName(id: string): string {
  return titleOf(id).replace(/ [a-z]/g, (start) => start.toUpperCase());
}
