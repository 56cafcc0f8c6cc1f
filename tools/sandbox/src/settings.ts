import { Mistake } from '@kinemorph/commands/mistake';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultGuarding } from './api/guards.ts';
import type { SandboxOptions } from './index.ts';

const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings, or throws a `Mistake`. A relative file counts from the workspace's root. */
export function readSettings(env: Environment): SandboxOptions {
  const db = env['SANDBOX_DB'] || '.data/sandbox.sqlite';
  return {
    port: readPort(env, 'SANDBOX_PORT', 4400, ' (0 takes any free port)'),
    host: env['HOST'] || '127.0.0.1',
    db: db === ':memory:' ? db : resolve(workspaceRoot, db),
    guarding: {
      accountsPerAddress: readCount(env, 'SANDBOX_ACCOUNTS_PER_ADDRESS') ?? defaultGuarding.accountsPerAddress,
      loginsPerAddress: readCount(env, 'SANDBOX_LOGINS_PER_ADDRESS') ?? defaultGuarding.loginsPerAddress,
      supportPerAddress: readCount(env, 'SANDBOX_SUPPORT_PER_ADDRESS') ?? defaultGuarding.supportPerAddress,
      captchaAfter: readCount(env, 'SANDBOX_CAPTCHA_AFTER'),
      extended: readSwitch(env, 'SANDBOX_EXTENDED', true),
    },
    sites: {
      global: readOrigin(env, 'GLOBAL_ORIGIN', () => readPort(env, 'GLOBAL_PORT', 4200)),
      cn: readOrigin(env, 'CN_ORIGIN', () => readPort(env, 'CN_PORT', 4300)),
    },
  };
}

function readPort(env: Environment, name: string, fallback: number, hint = ''): number {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Mistake(`${name} is ${JSON.stringify(text)}: set it to a whole number from 1 to 65535${hint}`);
  return port;
}

/** How many calls; undefined if it is not set. */
function readCount(env: Environment, name: string): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Mistake(`${name} is ${JSON.stringify(text)}: set it to a whole number from 0 to 999999999`);
}

function readSwitch(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name];
  if (!text) return fallback;
  if (text === '0' || text === '1') return text === '1';
  throw new Mistake(`${name} is ${JSON.stringify(text)}: set it to 1 or 0`);
}

/**
 * Reads an origin without a path, since it is used in the stores' content security policy. The default is this machine
 * at the site's port.
 */
function readOrigin(env: Environment, name: string, port: () => number): string {
  const text = env[name];
  if (!text) return `http://localhost:${port()}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin) return url.origin;
  throw new Mistake(`${name} is ${JSON.stringify(text)}: set it to an origin alone, such as http://localhost:4200`);
}

/** Explains in one line why a start failed, and what to change. */
export function explainFailure(error: unknown, { port, host, db }: SandboxOptions): string {
  const { code = '', message = String(error) } = error as Partial<NodeJS.ErrnoException>;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use: stop the program that holds it, or set SANDBOX_PORT to a free port`;
    case 'EACCES':
      return `port ${port} or ${db} may not be opened: set SANDBOX_PORT to a port above 1023, or SANDBOX_DB to a file that you may write`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `this machine has no address ${host}: set HOST to one that it has, such as 127.0.0.1`;
    default:
      return `${db} can't be used (${message}): set SANDBOX_DB to a file that can be written, or remove the broken one`;
  }
}
