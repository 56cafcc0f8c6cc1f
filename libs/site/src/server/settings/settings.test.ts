import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const complaints = (env: Record<string, string>, site: 'global' | 'cn' = 'global'): string[] => {
  try {
    readSettings(env, site);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n');
  }
};

describe('site settings', () => {
  it('have defaults outside production', () => {
    expect(readSettings({}, 'global')).toMatchObject({
      port: 4200,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:4200',
      preview: false,
      logLevel: 'warn',
      forward: {},
      adminPort: undefined,
      clockStartsAt: undefined,
    });
    expect(readSettings({}, 'cn')).toMatchObject({ port: 4300, publicOrigin: 'http://localhost:4300' });
    expect(readSettings({}, 'global').origins).toEqual({
      global: 'http://localhost:4200',
      cn: 'http://localhost:4300',
      store: 'https://{region}.store.kinemorph.example',
      hub: 'https://hub.kinemorph.example',
      studio: 'https://studio.kinemorph.example',
    });
  });

  it('are read from the environment', () => {
    const settings = readSettings(
      {
        NODE_ENV: 'production',
        PORT: '8080',
        HOST: '0.0.0.0',
        PUBLIC_ORIGIN: 'https://www.kinemorph.example/',
        CN_ORIGIN: 'https://www.kinemorph-cn.example',
        STORE_ORIGIN: 'http://127.0.0.1:4400/store/{region}',
        API_US: 'http://127.0.0.1:4400/usapi',
        API_CN: 'http://127.0.0.1:4400/cnapi',
        SITE_CLOCK: '2024-11-25T12:00:00Z',
        SITE_PREVIEW: '1',
        PREVIEW_SECRET: 'a-long-enough-secret',
        ADMIN_PORT: '9090',
        LOG_LEVEL: 'silent',
      },
      'global',
    );
    expect(settings).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicOrigin: 'https://www.kinemorph.example',
      preview: true,
      previewSecret: 'a-long-enough-secret',
      adminPort: 9090,
      logLevel: 'silent',
      clockStartsAt: Date.UTC(2024, 10, 25, 12),
    });
    expect(settings.forward).toEqual({
      '/usapi': 'http://127.0.0.1:4400/usapi',
      '/cnapi': 'http://127.0.0.1:4400/cnapi',
    });
    expect(settings.origins).toMatchObject({
      global: 'https://www.kinemorph.example',
      cn: 'https://www.kinemorph-cn.example',
      store: 'http://127.0.0.1:4400/store/{region}',
    });
  });

  it('keep the metrics on this machine unless ADMIN_HOST names another address', () => {
    expect(readSettings({ HOST: '0.0.0.0', ADMIN_PORT: '9090' }, 'global').adminHost).toBe('127.0.0.1');
    expect(readSettings({ ADMIN_PORT: '9090', ADMIN_HOST: '10.0.0.1' }, 'global')).toMatchObject({
      adminHost: '10.0.0.1',
      host: '127.0.0.1',
    });
  });

  it('require a secret for previews of a public site that other machines can reach [AP-12]', () => {
    const open = { SITE_PREVIEW: '1', HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://www.kinemorph.example' };
    expect(complaints(open)).toEqual([
      expect.stringMatching(/^PREVIEW_SECRET="": set a secret .+ or turn SITE_PREVIEW off/),
    ]);
    expect(complaints({ ...open, PREVIEW_SECRET: 'a-long-enough-secret' })).toEqual([]);
    for (const harmless of [
      { SITE_PREVIEW: '0' },
      { HOST: '127.0.0.1' },
      { HOST: '::1' },
      { PUBLIC_ORIGIN: 'http://localhost:4200' },
      { PUBLIC_ORIGIN: 'https://localhost' },
    ])
      expect(complaints({ ...open, ...harmless })).toEqual([]);
  });

  it.each(['short', 'with spaces in the secret', 'x'.repeat(129), 'a&b=a-long-enough-secret'])(
    'reject %j as a secret, without repeating it in the error',
    (PREVIEW_SECRET) => {
      expect(complaints({ PREVIEW_SECRET })).toEqual([
        'PREVIEW_SECRET: write 16 to 128 letters, digits or any of _ ~ . -, which are the same in an address',
      ]);
    },
  );

  it('require the origins of both sites in production', () => {
    expect(complaints({ NODE_ENV: 'production' })).toEqual([
      'PUBLIC_ORIGIN="": set the address that visitors see, like https://www.kinemorph.example',
      'CN_ORIGIN="": set the address that visitors see, like https://www.kinemorph-cn.example',
    ]);
    expect(
      complaints({
        NODE_ENV: 'production',
        PUBLIC_ORIGIN: 'https://www.kinemorph.example',
        CN_ORIGIN: 'https://www.kinemorph-cn.example',
      }),
    ).toEqual([]);
  });

  it('use the production hubs unless others are set, also with previews on [AP-12]', () => {
    const hubs = {
      HUB_ORIGIN: 'https://pre-hub.kinemorph.example',
      STUDIO_ORIGIN: 'https://pre-studio.kinemorph.example',
    };
    expect(readSettings({ SITE_PREVIEW: '1' }, 'global').origins).toMatchObject({
      hub: 'https://hub.kinemorph.example',
      studio: 'https://studio.kinemorph.example',
    });
    expect(readSettings(hubs, 'global').origins).toMatchObject({
      hub: 'https://pre-hub.kinemorph.example',
      studio: 'https://pre-studio.kinemorph.example',
    });
  });

  it('contain only the vendors that are set [AP-11]', () => {
    expect(readSettings({}, 'global').vendors).toEqual({});
    expect(
      readSettings(
        {
          TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-1&l=dataLayer',
          CAPTCHA_URL: 'http://localhost:4400/__vendors/captcha.js',
        },
        'cn',
      ).vendors,
    ).toEqual({
      tagManager: 'https://tags.example/gtm.js?id=GTM-1&l=dataLayer',
      captcha: 'http://localhost:4400/__vendors/captcha.js',
    });
  });

  it('allow no vendor in pre-production [AP-12]', () => {
    const vendors = {
      TAG_MANAGER_URL: 'https://tags.example/gtm.js',
      HEAT_MAP_URL: 'https://heat.example/h.js',
      CAPTCHA_URL: 'https://captcha.example/c.js',
    };
    for (const hub of [
      { HUB_ORIGIN: 'https://pre-hub.kinemorph.example' },
      { STUDIO_ORIGIN: 'https://pre-studio.kinemorph.example' },
    ])
      expect(readSettings({ ...vendors, ...hub }, 'global').vendors).toEqual({});
    expect(
      Object.keys(readSettings({ ...vendors, HUB_ORIGIN: 'https://hub.kinemorph.example' }, 'global').vendors),
    ).toHaveLength(3);
  });

  it.each(['TAG_MANAGER_URL', 'HEAT_MAP_URL', 'CAPTCHA_URL'])(
    'reject every value of %s that could widen the content security policy [AP-11]',
    (name) => {
      const bad = [
        'tags.js',
        '/tags.js',
        'https://tags.example',
        'ftp://tags.example/t.js',
        'https://user@tags.example/t.js',
        'https://a;script-src%20*/t.js',
        "https://'unsafe-inline'/t.js",
        'https://a,b/t.js',
        'https://*/t.js',
        'https://a b/t.js',
        'https://a:99999/t.js',
        'javascript:alert(1)',
      ];
      for (const value of bad)
        expect(complaints({ [name]: value })).toEqual([
          expect.stringMatching(`^${name}=.*: write the http\\(s\\) address of a script, like https://`),
        ]);
    },
  );

  it.each([
    ['PORT', '80800', 'write a port number from 0 to 65535'],
    ['PORT', 'http', 'write a port number from 0 to 65535'],
    ['PORT', '-1', 'write a port number from 0 to 65535'],
    ['ADMIN_PORT', '9090 ', 'write a port number from 0 to 65535'],
    ['ADMIN_PORT', '4200', 'choose another port than that of the pages, PORT'],
    [
      'PUBLIC_ORIGIN',
      'www.kinemorph.example',
      'write an http(s) address without query, like https://www.kinemorph.example',
    ],
    [
      'PUBLIC_ORIGIN',
      'ftp://kinemorph.example',
      'write an http(s) address without query, like https://www.kinemorph.example',
    ],
    [
      'PUBLIC_ORIGIN',
      'https://user@kinemorph.example',
      'write an http(s) address without query, like https://www.kinemorph.example',
    ],
    [
      'GLOBAL_ORIGIN',
      'https://x.example?a=1',
      'write an http(s) address without query, like https://www.kinemorph.example',
    ],
    ['CN_ORIGIN', 'https://', 'write an http(s) address without query, like https://www.kinemorph-cn.example'],
    ['API_US', '/usapi', 'write an http(s) address without query, like http://127.0.0.1:4400/usapi'],
    ['API_EU', 'x', 'write an http(s) address without query, like http://127.0.0.1:4400/euapi'],
    ['API_CN', 'http://a:99999', 'write an http(s) address without query, like http://127.0.0.1:4400/cnapi'],
    [
      'HUB_ORIGIN',
      'https://hub.example;evil',
      'write an http(s) address without query, like https://hub.kinemorph.example',
    ],
    [
      'STORE_ORIGIN',
      'https://store.kinemorph.example',
      'keep {region} in it, as in https://{region}.store.kinemorph.example',
    ],
    ['SITE_CLOCK', '2024-11-25T12:00:00', 'write an instant with its offset, like 2024-11-25T12:00:00Z'],
    ['SITE_CLOCK_SINCE', 'yesterday', 'write an instant with its offset, like 2024-11-25T12:00:00Z'],
    ['SITE_CLOCK_SINCE', '2024-11-25T12:00:00Z', 'set SITE_CLOCK too, the site’s time at this instant of the machine'],
    ['SITE_PREVIEW', 'yes', 'write one of 0, 1'],
    ['MAX_CONNECTIONS', '0', 'write a whole number from 1 to 1000000'],
    ['MAX_CONNECTIONS', '1e3', 'write a whole number from 1 to 1000000'],
    ['MAX_CONNECTIONS_PER_ADDRESS', '-5', 'write a whole number from 1 to 1000000'],
    ['MAX_API_CALLS', 'many', 'write a whole number from 1 to 100000'],
    ['PROXIES', '11', 'write a whole number from 0 to 10'],
    ['KEEP_ALIVE_MS', '5s', 'write a whole number from 1 to 3600000'],
    ['DRAIN_NOTICE_MS', '600001', 'write a whole number from 0 to 600000'],
    ['DRAIN_LIMIT_MS', '1.5', 'write a whole number from 0 to 600000'],
    ['LOG_LEVEL', 'loud', 'write one of silent, fatal, error, warn, info, debug, trace'],
    ['ACCESS_LOG', 'on', 'write one of off, sampled, all'],
    ['ACCESS_LOG_SAMPLE', '1%', 'write a share from 0 to 1, like 0.01'],
    ['ACCESS_LOG_SAMPLE', '1.1', 'write a share from 0 to 1, like 0.01'],
    ['ACCESS_LOG_SAMPLE', '-0.1', 'write a share from 0 to 1, like 0.01'],
    ['OTEL_TRACES_EXPORTER', 'zipkin', 'write otlp or none'],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'localhost:4317',
      'write the http(s) address of a collector, like http://127.0.0.1:4318',
    ],
  ])('reject %s=%s, and name the expected value', (name, value, wanted) => {
    expect(complaints({ [name]: value })).toEqual([`${name}=${JSON.stringify(value)}: ${wanted}`]);
  });

  it.each([
    ['0', 0],
    ['1', 1],
    ['.5', 0.5],
    ['0.001', 0.001],
  ])('ACCESS_LOG_SAMPLE=%s: is a share of %d', (value, sample) => {
    expect(readSettings({ ACCESS_LOG: 'all', ACCESS_LOG_SAMPLE: value }, 'global').accessLog).toEqual({
      mode: 'all',
      sample,
    });
  });

  it.each([
    [{}, false],
    [{ OTEL_SERVICE_NAME: 'site' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_EXPORTER: 'none' }, false],
  ])('%o: turn traces on or off (%s)', (env, traces) => {
    expect(readSettings(env, 'global').traces).toBe(traces);
  });

  it('reject an unsupported trace protocol only if traces are on', () => {
    expect(complaints({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toEqual([]);
    expect(complaints({ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toEqual([
      'OTEL_EXPORTER_OTLP_PROTOCOL="grpc": write http/json',
    ]);
  });

  it('report all invalid values at once', () => {
    const bad = {
      NODE_ENV: 'production',
      PORT: 'x',
      ADMIN_PORT: 'x',
      GLOBAL_ORIGIN: 'x',
      CN_ORIGIN: 'x',
      STORE_ORIGIN: 'https://x',
      API_US: 'x',
      API_EU: 'x',
      API_CN: 'x',
      HUB_ORIGIN: 'x',
      STUDIO_ORIGIN: 'x',
      TAG_MANAGER_URL: 'x',
      HEAT_MAP_URL: 'x',
      CAPTCHA_URL: 'x',
      SITE_CLOCK: 'x',
      SITE_PREVIEW: 'x',
      LOG_LEVEL: 'x',
      MAX_CONNECTIONS: 'x',
      MAX_CONNECTIONS_PER_ADDRESS: 'x',
      KEEP_ALIVE_MS: 'x',
      DRAIN_NOTICE_MS: 'x',
      DRAIN_LIMIT_MS: 'x',
      PROXIES: 'x',
      MAX_API_CALLS: 'x',
      ACCESS_LOG: 'x',
      ACCESS_LOG_SAMPLE: 'x',
      OTEL_TRACES_EXPORTER: 'x',
    };
    const named = complaints(bad).map((line) => line.split('=')[0]);
    expect(named.sort()).toEqual([...Object.keys(bad).filter((name) => name !== 'NODE_ENV'), 'PUBLIC_ORIGIN'].sort());
  });

  it('are read, or rejected by name, in any environment', () => {
    const names = [
      'PORT',
      'PUBLIC_ORIGIN',
      'STORE_ORIGIN',
      'TAG_MANAGER_URL',
      'API_US',
      'SITE_CLOCK',
      'SITE_PREVIEW',
      'LOG_LEVEL',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary' })), (env) => {
        for (const line of complaints(env)) expect(names.some((name) => line.startsWith(`${name}=`))).toBe(true);
      }),
    );
  });
});
