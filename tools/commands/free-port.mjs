import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/**
 * Ports that no system hands out by itself: Linux does from 32768 on, others from 49152. One of those may go
 * to any other socket of the machine in the second that a server takes to start.
 */
const lowest = 12_000;
const highest = 32_000;

/** A port of the loopback that nobody listens on, and that this process has not been given before. */
export const freePort = () =>
  getPort({ port: Array.from({ length: 50 }, () => randomInt(lowest, highest)), reserve: true });
