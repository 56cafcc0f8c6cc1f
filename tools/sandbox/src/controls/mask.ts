const secrets: ReadonlySet<string> = new Set(['apptoken', 'reftoken', 'authorization', 'cookie', 'password']);
const mask = '***';

const isSecret = (name: string) => secrets.has(name.toLowerCase());

/** Returns the headers of a call with masked secrets. */
export function maskHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, isSecret(name) ? mask : value]));
}

/** Returns a query such as `?from=home` with masked secrets: clients should not send any in it, but one might. */
export function maskQuery(search: string): string {
  const query = [...new URLSearchParams(search)];
  if (!query.some(([name]) => isSecret(name))) return search;
  return `?${new URLSearchParams(query.map(([name, value]) => [name, isSecret(name) ? mask : value])).toString()}`;
}
