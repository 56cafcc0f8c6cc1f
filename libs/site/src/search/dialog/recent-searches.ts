const most = 5;
let recent: readonly string[] = [];

/** Returns the searches in this document, the latest first. They are not stored. */
export function recentSearches(): readonly string[] {
  return recent;
}

/** Keeps a query that has led to a page. */
export function keepSearch(query: string): void {
  const asked = query.trim();
  if (asked !== '') recent = [asked, ...recent.filter((other) => other !== asked)].slice(0, most);
}
