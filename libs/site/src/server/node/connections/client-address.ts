import { isIP } from 'node:net';

/** The parts of a request that identify its sender. */
interface Sender {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Returns the address of the client that sent a request. Each proxy in front of the site appends the address of its own
 * client to `X-Forwarded-For`; `proxies` is their number. Entries before these were written by the client, and are not
 * trusted.
 */
export function clientAddress({ socket, headers }: Sender, proxies: number): string {
  const direct = plainAddress(socket.remoteAddress ?? '');
  if (proxies === 0) return direct;
  const passed = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((address) => address.trim());
  const address = plainAddress(passed.at(-proxies) ?? '');
  return isIP(address) ? address : direct;
}

/** Returns the IPv4 form of an IPv4 address that arrived through an IPv6 socket. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
