import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { bind } from './bind.ts';

describe('an address to listen on', () => {
  it.each([
    ['', 'PORT', 'HOST'],
    ['ADMIN_', 'ADMIN_PORT', 'ADMIN_HOST'],
  ] as const)('of %j: reports the setting to change if it is unavailable', async (of, portSetting, hostSetting) => {
    const taken = createServer();
    await bind(taken, { of, port: 0, host: '127.0.0.1' });
    const { port } = taken.address() as AddressInfo;
    await expect(bind(createServer(), { of, port, host: '127.0.0.1' })).rejects.toThrow(
      `${portSetting}=${port}: the port is in use`,
    );
    await expect(bind(createServer(), { of, port: 0, host: '192.0.2.1' })).rejects.toThrow(
      `${hostSetting}=192.0.2.1: this machine has no such address`,
    );
    taken.close();
  });
});
