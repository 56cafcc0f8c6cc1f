import { join } from 'node:path';
import { root } from './workspace.mjs';

/** @typedef {import('./ports.mjs').Ports} Ports */

/**
 * The settings that both sites share when the sandbox replaces external services.
 * The user's own settings override only tuning (time travel, logging, another store).
 * @param {Ports} ports
 * @param {NodeJS.ProcessEnv} env
 */
export function sharedEnv(ports, env) {
  const sandbox = `127.0.0.1:${ports.sandbox}`;
  return {
    HOST: '127.0.0.1',
    GLOBAL_ORIGIN: origin(ports.global),
    CN_ORIGIN: origin(ports.cn),
    API_US: `http://${sandbox}/usapi`,
    API_EU: `http://${sandbox}/euapi`,
    API_CN: `http://${sandbox}/cnapi`,
    STORE_ORIGIN: env['STORE_ORIGIN'] ?? `${origin(ports.sandbox)}/store/{region}`,
    HUB_ORIGIN: `${origin(ports.sandbox)}/hub`,
    STUDIO_ORIGIN: `${origin(ports.sandbox)}/studio`,
    ...vendorEnv(ports, env),
    SITE_PREVIEW: env['SITE_PREVIEW'] ?? '1',
    LOG_LEVEL: env['LOG_LEVEL'] ?? 'warn',
  };
}

/**
 * The settings of one site.
 * @param {string} app
 * @param {number} port
 */
export function siteEnv(app, port) {
  return { PORT: String(port), PUBLIC_ORIGIN: origin(port), ASSETS_ARCHIVE: join(root, '.data/assets', app) };
}

/**
 * The settings of the sandbox: if the sites load its captcha, its APIs require a token after a few calls without one. A
 * user's own settings override them.
 * @param {Ports} ports
 * @param {string} captcha the address that the sites load
 * @param {NodeJS.ProcessEnv} env
 */
export function sandboxEnv(ports, captcha, env) {
  const isOwn = captcha === vendorEnv(ports, {}).CAPTCHA_URL;
  return { SANDBOX_CAPTCHA_AFTER: env['SANDBOX_CAPTCHA_AFTER'] ?? (isOwn ? '10' : '') };
}

/**
 * The addresses of the vendors' stand-ins. A user's own settings override them, also with an empty value for none.
 * @param {Ports} ports
 * @param {NodeJS.ProcessEnv} env
 */
function vendorEnv(ports, env) {
  const standIn = (/** @type {string} */ name) => `${origin(ports.sandbox)}/__vendors/${name}.js`;
  return {
    TAG_MANAGER_URL: env['TAG_MANAGER_URL'] ?? standIn('tag-manager'),
    HEAT_MAP_URL: env['HEAT_MAP_URL'] ?? standIn('heat-map'),
    CAPTCHA_URL: env['CAPTCHA_URL'] ?? standIn('captcha'),
  };
}

/** @param {number} port */
function origin(port) {
  return `http://localhost:${port}`;
}
