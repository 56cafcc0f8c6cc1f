import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort } from './free-port.mjs';
import { Mistake } from './mistake.mjs';
import { edgeSettings, readPorts, requireFreePorts } from './ports.mjs';

describe('the ports', () => {
  it('are 4200, 4300 and 4400 by default', () => {
    expect(readPorts({})).toEqual({ global: 4200, cn: 4300, sandbox: 4400 });
    expect(readPorts({ GLOBAL_PORT: '', CN_PORT: '', SANDBOX_PORT: '' })).toEqual({
      global: 4200,
      cn: 4300,
      sandbox: 4400,
    });
  });

  it('are 4210 and 4310 at the edge, unless others are set', () => {
    expect(readPorts({}, edgeSettings)).toEqual({ global: 4210, cn: 4310, sandbox: 4400 });
    expect(readPorts({ EDGE_PORT: '5000', EDGE_CN_PORT: '5001' }, edgeSettings)).toEqual({
      global: 5000,
      cn: 5001,
      sandbox: 4400,
    });
  });

  it('follow their settings', () => {
    expect(readPorts({ GLOBAL_PORT: '1', CN_PORT: '65535', SANDBOX_PORT: '5000' })).toEqual({
      global: 1,
      cn: 65535,
      sandbox: 5000,
    });
  });

  it.each(['0', '65536', '-1', '80.5', '1e3', '0x50', ' 80', 'http', '4200a'])(
    'cannot be "%s", and the error names the setting and the valid values',
    (value) => {
      const read = () => readPorts({ CN_PORT: value });
      expect(read).toThrow(Mistake);
      expect(read).toThrow(`CN_PORT is "${value}": set it to a port from 1 to 65535, or leave it out for 4300.`);
    },
  );

  it.each([
    [{ GLOBAL_PORT: '5000', CN_PORT: '5000' }, 'CN_PORT and GLOBAL_PORT are both 5000'],
    [{ SANDBOX_PORT: '4200' }, 'SANDBOX_PORT and GLOBAL_PORT are both 4200'],
    [{ SANDBOX_PORT: '04300' }, 'SANDBOX_PORT and CN_PORT are both 4300'],
  ])('must differ from each other, also from default ports: %o', (env, message) => {
    expect(() => readPorts(env)).toThrow(`${message}: give each its own port.`);
  });
});

describe('a port that is taken', () => {
  it.each(['127.0.0.1', '::1'])('on %s is reported together with the setting that changes it', async (host) => {
    const stranger = createServer();
    const listening = await new Promise<boolean>((resolve) => {
      stranger.once('error', () => resolve(false));
      stranger.listen(0, host, () => resolve(true));
    });
    // On a machine without IPv6, ::1 cannot be taken.
    if (!listening) return;
    const address = stranger.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      const check = requireFreePorts({ global: await freePort(), cn: port, sandbox: await freePort() });
      await expect(check).rejects.toThrow(Mistake);
      await expect(check).rejects.toThrow(new RegExp(`^Port ${port} is already in use.* CN_PORT=\\d+ npm start`));
    } finally {
      stranger.close();
    }
  });

  it('is not reported for three free ports', async () => {
    await expect(
      requireFreePorts({ global: await freePort(), cn: await freePort(), sandbox: await freePort() }),
    ).resolves.toBeUndefined();
  });
});
