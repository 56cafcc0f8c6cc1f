import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * The address on which a server listens, and the settings that define it: `PORT` and `HOST`, or those of the metrics.
 */
export interface Binding {
  readonly of: '' | 'ADMIN_';
  readonly port: number;
  readonly host: string;
}

/** Makes a server listen. Rejects with one line that names the setting to change if the address is not available. */
export async function bind(server: Server, { of, port, host }: Binding): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    switch ((error as NodeJS.ErrnoException).code) {
      case 'EADDRINUSE':
        throw new Error(`${of}PORT=${port}: the port is in use; stop what uses it or choose another`);
      case 'EACCES':
        throw new Error(`${of}PORT=${port}: the port needs special rights; choose one from 1024 on`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new Error(
          `${of}HOST=${host}: this machine has no such address; write one of its own, like 127.0.0.1, or 0.0.0.0 for all`,
        );
      case undefined:
      default:
        throw error;
    }
  }
}
