const most = 5;
let recent: readonly string[] = [];

/** Returns the searches in this document, the latest first. They are not stored. */
export function recentSearches(): readonly string[] {
  return recent;
}

/** Keeps a query that has led to a page. */
export function keepSearch(query: string): void {
  const trimmed = query.trim();
  if (trimmed !== '') recent = [trimmed, ...recent.filter((other) => other !== trimmed)].slice(0, most);
}
