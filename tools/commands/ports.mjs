import { createServer } from 'node:net';
import { Mistake } from './mistake.mjs';

/** @typedef {{ global: number, cn: number, sandbox: number }} Ports */

/** @typedef {{ readonly name: keyof Ports, readonly setting: string, readonly fallback: number }} PortSetting */

/** @typedef {readonly PortSetting[]} PortSettings */

const sandbox = /** @type {const} */ ({ name: 'sandbox', setting: 'SANDBOX_PORT', fallback: 4400 });

/** @type {PortSettings} */
const nodeSettings = [
  { name: 'global', setting: 'GLOBAL_PORT', fallback: 4200 },
  { name: 'cn', setting: 'CN_PORT', fallback: 4300 },
  sandbox,
];

/** The ports at which `npm run edge` serves the sites. @type {PortSettings} */
export const edgeSettings = [
  { name: 'global', setting: 'EDGE_PORT', fallback: 4210 },
  { name: 'cn', setting: 'EDGE_CN_PORT', fallback: 4310 },
  sandbox,
];

/**
 * The three ports, from their settings.
 * @param {NodeJS.ProcessEnv} env
 * @param {PortSettings} settings
 * @returns {Ports}
 */
export function readPorts(env, settings = nodeSettings) {
  const ports = /** @type {Ports} */ ({});
  for (const { name, setting, fallback } of settings) {
    const port = readPort(setting, env[setting], fallback);
    const twin = settings.find((other) => ports[other.name] === port);
    if (twin) throw new Mistake(`${setting} and ${twin.setting} are both ${port}: give each its own port.`);
    ports[name] = port;
  }
  return ports;
}

/**
 * @param {string} setting
 * @param {string | undefined} value
 * @param {number} fallback
 */
function readPort(setting, value, fallback) {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65535) return port;
  throw new Mistake(`${setting} is "${value}": set it to a port from 1 to 65535, or leave it out for ${fallback}.`);
}

/**
 * Fails if one of the ports is taken, and names the setting to change.
 * @param {Ports} ports
 * @param {PortSettings} settings
 * @param {string} command the command that needs them
 */
export async function requireFreePorts(ports, settings = nodeSettings, command = 'npm start') {
  for (const { name, setting } of settings) {
    const port = ports[name];
    const problem = await whyNotFree(port);
    if (problem === 'EACCES')
      throw new Mistake(
        `Port ${port} needs special rights: set ${setting} to another, as in ${setting}=${port + 8000} ${command}.`,
      );
    if (problem)
      throw new Mistake(
        `Port ${port} is already in use: end what listens there, or set ${setting} to another, as in ${setting}=${port + 1000 > 65535 ? port - 1000 : port + 1000} ${command}.`,
      );
  }
}

/**
 * Tries both loopback addresses: another program on ::1 would receive a browser's requests for `localhost`.
 * @param {number} port
 */
async function whyNotFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await listenError(port, host);
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
  }
  return undefined;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function listenError(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
