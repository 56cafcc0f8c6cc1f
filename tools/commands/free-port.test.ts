import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.mjs';

it('a free port can be listened on, is given once, and is none that the system hands out to others', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, freePort));
  expect(new Set(ports).size).toBe(ports.length);
  for (const port of ports) {
    expect(port).toBeLessThan(32_768);
    const server = createServer();
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
    await new Promise((resolve) => server.close(resolve));
  }
});
