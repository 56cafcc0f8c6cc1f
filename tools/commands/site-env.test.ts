import { describe, expect, it } from 'vitest';
import { sandboxEnv, sharedEnv, siteEnv } from './site-env.mjs';

const ports = { global: 4201, cn: 4301, sandbox: 4401 };

describe('the settings of the sites', () => {
  it('point at the sandbox', () => {
    const env = sharedEnv(ports, {});
    expect(env).toMatchObject({
      API_US: 'http://127.0.0.1:4401/usapi',
      API_CN: 'http://127.0.0.1:4401/cnapi',
      STORE_ORIGIN: 'http://localhost:4401/store/{region}',
    });
    expect(env).toMatchObject({ GLOBAL_ORIGIN: 'http://localhost:4201', CN_ORIGIN: 'http://localhost:4301' });
  });

  it('turn time travel on, unless it is turned off', () => {
    expect(sharedEnv(ports, {}).SITE_PREVIEW).toBe('1');
    expect(sharedEnv(ports, { SITE_PREVIEW: '0' }).SITE_PREVIEW).toBe('0');
  });

  it('use the sandbox’s stand-ins for the vendors, unless others or none are set [AP-11]', () => {
    expect(sharedEnv(ports, {})).toMatchObject({
      TAG_MANAGER_URL: 'http://localhost:4401/__vendors/tag-manager.js',
      HEAT_MAP_URL: 'http://localhost:4401/__vendors/heat-map.js',
      CAPTCHA_URL: 'http://localhost:4401/__vendors/captcha.js',
    });
    expect(sharedEnv(ports, { TAG_MANAGER_URL: '', HEAT_MAP_URL: 'https://heat.example/h.js' })).toMatchObject({
      TAG_MANAGER_URL: '',
      HEAT_MAP_URL: 'https://heat.example/h.js',
    });
  });

  it('make the sandbox verify only its own captcha', () => {
    const own = sharedEnv(ports, {}).CAPTCHA_URL;
    expect(sandboxEnv(ports, own, {})).toEqual({ SANDBOX_CAPTCHA_AFTER: '10' });
    expect(sandboxEnv(ports, own, { SANDBOX_CAPTCHA_AFTER: '0' })).toEqual({ SANDBOX_CAPTCHA_AFTER: '0' });
    for (const other of ['', 'https://captcha.example/c.js'])
      expect(sandboxEnv(ports, other, {})).toEqual({ SANDBOX_CAPTCHA_AFTER: '' });
  });

  it('keep the assets of earlier builds of each site apart', () => {
    expect(siteEnv('cn-site', 4301)).toMatchObject({ PORT: '4301', PUBLIC_ORIGIN: 'http://localhost:4301' });
    expect(siteEnv('cn-site', 4301).ASSETS_ARCHIVE).toMatch(/cn-site$/);
  });
});
