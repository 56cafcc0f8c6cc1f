import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../network/network.ts';

/**
 * Closes new connections of a client that has this many already: one that opens thousands and sends nothing would take
 * those of all others. `onRefused` is called for each connection that is closed.
 */
export function limitConnections(server: Server, perAddress: number, onRefused?: () => void): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const client = networkOf(socket.remoteAddress ?? '');
    const held = open.get(client) ?? 0;
    if (held >= perAddress) {
      socket.destroy();
      onRefused?.();
      return;
    }
    open.set(client, held + 1);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}
