const secrets: ReadonlySet<string> = new Set(['apptoken', 'reftoken', 'authorization', 'cookie', 'password']);
const mask = '***';

const isSecret = (name: string) => secrets.has(name.toLowerCase());

/** The headers of a call, without what is secret in them. */
export function maskHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, isSecret(name) ? mask : value]));
}

/** A query such as `?from=home`, as it was written unless something in it is secret: no client should send that there, but one might. */
export function maskQuery(search: string): string {
  const query = [...new URLSearchParams(search)];
  if (!query.some(([name]) => isSecret(name))) return search;
  return `?${new URLSearchParams(query.map(([name, value]) => [name, isSecret(name) ? mask : value])).toString()}`;
}
