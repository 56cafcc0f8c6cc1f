import { isIP } from 'node:net';

/** What is read of a request to tell who sent it. */
interface Sender {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * The address of the client that sent a request. Each proxy in front of the site adds the address that it was called from
 * to the end of `X-Forwarded-For`; `proxies` is their number, and whatever stands before was written by the client.
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

/** An IPv4 address that came in through an IPv6 socket is written as the former. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
