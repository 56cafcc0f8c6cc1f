// Loaded before a server's own code: writes a line for each host that the process looks up or connects to.
import { subscribe } from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';

const note = (/** @type {string} */ peer) => writeSync(2, `connects to ${peer}\n`);

subscribe('net.client.socket', (message) => {
  const { socket } = /** @type {{ socket: import('node:net').Socket }} */ (message);
  socket.on('lookup', (/** @type {Error | null} */ error, address, _family, host) =>
    note(error ? host : `${host} ${address}`),
  );
  socket.on('connectionAttempt', (ip, port) => note(`${ip}:${port}`));
});
