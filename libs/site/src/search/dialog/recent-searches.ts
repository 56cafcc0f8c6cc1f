const most = 5;
let recent: readonly string[] = [];

/** What was searched for in this document, the latest first. Nothing of it is stored. */
export function recentSearches(): readonly string[] {
  return recent;
}

/** Keeps a query that has led to a page. */
export function keepSearch(query: string): void {
  const asked = query.trim();
  if (asked !== '') recent = [asked, ...recent.filter((other) => other !== asked)].slice(0, most);
}
