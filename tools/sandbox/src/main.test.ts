import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], SANDBOX_PORT: '0', SANDBOX_DB: ':memory:', ...env },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, err }));
  return { child, ended, origin: () => /ready at (\S+)/.exec(out)?.[1] };
}

describe('sandbox process', { timeout: 20_000 }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('prints its origin, serves /livez and ends cleanly at %s', async (signal) => {
    const { child, ended, origin } = start({});
    await expect.poll(origin, { timeout: 10_000 }).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${origin()}/livez`)).status).toBe(200);
    child.kill(signal);
    expect(await ended).toEqual({ code: 0, err: '' });
  });

  it.each(['abc', '-1', '65536', '44.5', '0x10', ' 80'])(
    'rejects SANDBOX_PORT=%j with a one-line error that names it',
    async (port) => {
      const { code, err } = await start({ SANDBOX_PORT: port }).ended;
      expect(code).toBe(1);
      expect(err).toMatch(/^sandbox: SANDBOX_PORT is .+: set it to a whole number.+\n$/);
    },
  );

  it('rejects a port in use with a one-line error', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const { code, err } = await start({ SANDBOX_PORT: String(port) }).ended;
    holder.close();
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^sandbox: port ${port} is in use: .+SANDBOX_PORT.+\\n$`));
  });

  it('rejects a file that is not a database with a one-line error', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const file = join(folder, 'text.sqlite');
    writeFileSync(file, 'this is not a database, '.repeat(100));
    const { code, err } = await start({ SANDBOX_DB: file }).ended;
    rmSync(folder, { recursive: true });
    expect(code).toBe(1);
    expect(err).toMatch(/^sandbox: .+text\.sqlite can't be used .+SANDBOX_DB.+\n$/);
  });

  it('rejects an address that the machine does not have with a one-line error', async () => {
    const { code, err } = await start({ HOST: '192.0.2.7' }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^sandbox: .+192\.0\.2\.7: set HOST.+\n$/);
  });
});

describe('the settings', () => {
  it('have defaults, and resolve a relative file from the root of the workspace', () => {
    const root = fileURLToPath(new URL('../../../', import.meta.url));
    const sites = { global: 'http://localhost:4200', cn: 'http://localhost:4300' };
    const guarding = {
      accountsPerAddress: 20,
      loginsPerAddress: 200,
      supportPerAddress: 60,
      captchaAfter: undefined,
      extended: true,
    };
    expect(readSettings({})).toEqual({
      port: 4400,
      host: '127.0.0.1',
      db: join(root, '.data/sandbox.sqlite'),
      sites,
      guarding,
    });
    expect(readSettings({ SANDBOX_PORT: '', HOST: '::1', SANDBOX_DB: 'x/y.sqlite' })).toEqual({
      port: 4400,
      host: '::1',
      db: join(root, 'x/y.sqlite'),
      sites,
      guarding,
    });
  });

  it('derive the origins of the sites from their ports unless the origins are set', () => {
    const ports = { GLOBAL_PORT: '5200', CN_PORT: '5300' };
    expect(readSettings(ports).sites).toEqual({ global: 'http://localhost:5200', cn: 'http://localhost:5300' });
    expect(readSettings({ ...ports, GLOBAL_ORIGIN: 'https://www.kinemorph.example/', CN_ORIGIN: '' }).sites).toEqual({
      global: 'https://www.kinemorph.example',
      cn: 'http://localhost:5300',
    });
  });

  it('contain the limits that protect the APIs', () => {
    const env = {
      SANDBOX_ACCOUNTS_PER_ADDRESS: '5',
      SANDBOX_LOGINS_PER_ADDRESS: '50',
      SANDBOX_SUPPORT_PER_ADDRESS: '9',
      SANDBOX_CAPTCHA_AFTER: '0',
      SANDBOX_EXTENDED: '0',
    };
    expect(readSettings(env).guarding).toEqual({
      accountsPerAddress: 5,
      loginsPerAddress: 50,
      supportPerAddress: 9,
      captchaAfter: 0,
      extended: false,
    });
  });

  it.each([
    ['SANDBOX_CAPTCHA_AFTER', '-1'],
    ['SANDBOX_ACCOUNTS_PER_ADDRESS', 'many'],
    ['SANDBOX_EXTENDED', 'yes'],
    ['GLOBAL_ORIGIN', 'localhost:4200'],
    ['GLOBAL_ORIGIN', 'https://www.kinemorph.example/us'],
    ['GLOBAL_ORIGIN', "https://a.example; script-src 'unsafe-inline'"],
    ['CN_ORIGIN', 'javascript:alert(1)'],
    ['CN_PORT', '43OO'],
  ])('reject %s=%j with an error that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} is .+: set it to `));
  });
});
