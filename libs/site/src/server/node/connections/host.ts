/** A name or an address, with a port if it is not the default. */
const pattern = /^(?:[a-z\d_](?:[a-z\d_.-]*[a-z\d_.])?|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;
const highestPort = 65_535;
/** The last value that named a host: nearly all requests to a server name the same one. */
let lastHost: string | undefined;

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
  if (host === undefined) return false;
  if (host === lastHost) return true;
  if (!namesHost(host)) return false;
  lastHost = host;
  return true;
}

function namesHost(host: string): boolean {
  const match = pattern.exec(host);
  return match !== null && Number(match[1] ?? 0) <= highestPort;
}
