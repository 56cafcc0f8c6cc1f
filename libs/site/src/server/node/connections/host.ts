/** A name or an address, with a port if it is not the default. */
const pattern = /^(?:[a-z\d_](?:[a-z\d_.-]*[a-z\d_.])?|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;
const highestPort = 65_535;

/**
 * Returns true if a request has exactly one Host header, which names a host. A proxy may forward any value from a
 * client: one that is read as part of an address could select another page, which a shared cache then keeps.
 */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let host: string | undefined;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[i + 1];
  }
  const match = pattern.exec(host ?? '');
  return match !== null && Number(match[1] ?? 0) <= highestPort;
}
