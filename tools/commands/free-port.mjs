import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/**
 * A port range that systems do not assign automatically: Linux does from 32768 on, others from 49152. An automatic port
 * could be assigned to another socket in the second that a server takes to start.
 */
const lowest = 12_000;
const highest = 32_000;

/** Returns a port of the loopback that is free and that this process has not received before. */
export const freePort = () =>
  getPort({ port: Array.from({ length: 50 }, () => randomInt(lowest, highest)), reserve: true });
