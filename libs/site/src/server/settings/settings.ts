import { brand, sites, type Site, type SiteId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import type { Vendors } from '../../page/vendors.ts';
import type { Origins } from '../model/model-context.ts';
import { isPreProduction } from '../model/pre-production.ts';
import { SettingsReader, type Environment } from './settings-reader.ts';

/** The settings of a site server, from its environment. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The number of proxies in front that add to `X-Forwarded-For`. */
  readonly proxies: number;
  readonly publicOrigin: string;
  readonly origins: Origins;
  /** The addresses to which calls under /usapi, /euapi and /cnapi are forwarded; a missing market is not forwarded. */
  readonly forward: Readonly<Partial<Record<'/usapi' | '/euapi' | '/cnapi', string>>>;
  readonly clockStartsAt: Instant | undefined;
  /** The machine's instant at which the clock is `clockStartsAt`; that of the start if undefined. */
  readonly clockSince: Instant | undefined;
  readonly preview: boolean;
  /** The secret for previews; undefined allows them to anybody. */
  readonly previewSecret: string | undefined;
  readonly adminPort: number | undefined;
  /**
   * The address of the metrics: they are for operators, so only this machine reaches them unless another address is
   * set.
   */
  readonly adminHost: string;
  readonly logLevel: LogLevel;
  readonly accessLog: AccessLogSettings;
  /** True if OpenTelemetry's own variables, which its packages read, enable traces. */
  readonly traces: boolean;
  /** A folder with the assets of builds, for the two builds after each; undefined for one beside the build. */
  readonly assetsArchive: string | undefined;
  /** None in pre-production, whatever is set. */
  readonly vendors: Vendors;
  readonly limits: Limits;
  readonly times: Times;
}

/** The requests that are written to the log. */
export interface AccessLogSettings {
  readonly mode: (typeof accessLogModes)[number];
  /** The share of pages from memory, assets and health checks that `sampled` writes, from 0 to 1. */
  readonly sample: number;
}

/** The limits of clients. */
export interface Limits {
  /** The maximum number of simultaneous connections; more are closed. */
  readonly connections: number;
  /** The maximum number of these for one address. A proxy has all connections of its visitors. */
  readonly connectionsPerAddress: number;
  /** The maximum number of simultaneous calls of an account API, for each market. */
  readonly apiCalls: number;
}

/** Times that the server's environment has to match, in milliseconds. */
export interface Times {
  /** The time for which an idle connection is kept: a proxy has to close its own ones sooner. */
  readonly keepAlive: number;
  /**
   * The time for which a server continues to take requests after the signal to stop, until load balancers have noticed.
   */
  readonly drainNotice: number;
  /** The time for which it then waits for requests to end. */
  readonly drainLimit: number;
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const accessLogModes = ['off', 'sampled', 'all'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The error about all bad settings, each with its fix. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the settings of a site; throws one error that names every bad one. */
export function readSettings(env: Environment, site: SiteId): Settings {
  const read = new SettingsReader(env);
  const port = read.port('PORT') ?? sites[site].localPort;
  const adminPort = read.port('ADMIN_PORT');
  if (adminPort && adminPort === port) read.problem('ADMIN_PORT', 'choose another port than that of the pages, PORT');
  const host = env.HOST || '127.0.0.1';
  const publicOrigin = read.siteOrigin('PUBLIC_ORIGIN', sites[site].origin, `http://localhost:${port}`);
  const store = readStoreOrigin(read);
  const clock = readClock(read);
  const preview = readPreview(read, publicOrigin, host);
  const forward = known({
    '/usapi': read.origin('API_US', 'http://127.0.0.1:4400/usapi'),
    '/euapi': read.origin('API_EU', 'http://127.0.0.1:4400/euapi'),
    '/cnapi': read.origin('API_CN', 'http://127.0.0.1:4400/cnapi'),
  });
  const vendors = known({
    tagManager: read.script('TAG_MANAGER_URL', 'https://tags.kinemorph.example/tag-manager.js'),
    heatMap: read.script('HEAT_MAP_URL', 'https://heat.kinemorph.example/heat-map.js'),
    captcha: read.script('CAPTCHA_URL', 'https://captcha.kinemorph.example/captcha.js'),
  });
  const hubs = {
    hub: read.origin('HUB_ORIGIN', brand.hubs.hub) ?? brand.hubs.hub,
    studio: read.origin('STUDIO_ORIGIN', brand.hubs.studio) ?? brand.hubs.studio,
  };
  const settings: Settings = {
    port,
    host,
    proxies: read.whole('PROXIES', 0, 0, 10),
    publicOrigin,
    origins: { ...readSiteOrigins(read, site, publicOrigin), store, ...hubs },
    forward,
    ...clock,
    ...preview,
    adminPort,
    adminHost: env.ADMIN_HOST || '127.0.0.1',
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'warn'),
    accessLog: {
      mode: read.oneOf('ACCESS_LOG', accessLogModes, 'sampled'),
      sample: read.share('ACCESS_LOG_SAMPLE', 0.01),
    },
    traces: readTraces(read),
    assetsArchive: env.ASSETS_ARCHIVE || undefined,
    limits: readLimits(read),
    times: readTimes(read),
    vendors: isPreProduction(hubs) ? {} : vendors,
  };
  if (read.problems.length > 0) throw new SettingsError(read.problems.join('\n'));
  return settings;
}

function readStoreOrigin(read: SettingsReader): string {
  const origin = read.origin('STORE_ORIGIN', 'https://{region}.store.kinemorph.example');
  if (read.env.STORE_ORIGIN && !read.env.STORE_ORIGIN.includes('{region}'))
    read.problem('STORE_ORIGIN', 'keep {region} in it, as in https://{region}.store.kinemorph.example');
  return origin ?? brand.storeOrigin;
}

function readClock(read: SettingsReader): Pick<Settings, 'clockStartsAt' | 'clockSince'> {
  const clockStartsAt = read.instant('SITE_CLOCK');
  const clockSince = read.instant('SITE_CLOCK_SINCE');
  if (clockSince !== undefined && !read.env.SITE_CLOCK)
    read.problem('SITE_CLOCK_SINCE', 'set SITE_CLOCK too, the site’s time at this instant of the machine');
  return { clockStartsAt, clockSince };
}

/**
 * Reads the settings of previews. A preview without a secret lets anybody read future prices and campaigns: only a site
 * on the local machine may omit it.
 */
function readPreview(
  read: SettingsReader,
  publicOrigin: string,
  host: string,
): Pick<Settings, 'preview' | 'previewSecret'> {
  const preview = read.oneOf('SITE_PREVIEW', ['0', '1'], '0') === '1';
  const previewSecret = read.env.PREVIEW_SECRET || undefined;
  if (previewSecret !== undefined && !/^[\w~.-]{16,128}$/.test(previewSecret)) read.secretProblem('PREVIEW_SECRET');
  if (
    preview &&
    previewSecret === undefined &&
    publicOrigin.startsWith('https:') &&
    !isLoopback(new URL(publicOrigin).hostname) &&
    !isLoopback(host)
  ) {
    read.problem(
      'PREVIEW_SECRET',
      'set a secret of 16 characters or more that previews begin with, or turn SITE_PREVIEW off: a public site would show what has not opened to everybody',
    );
  }
  return { preview, previewSecret };
}

/** Returns those of several settings that have a value. */
function known<Key extends string>(settings: Readonly<Record<Key, string | undefined>>): Partial<Record<Key, string>> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Partial<
    Record<Key, string>
  >;
}

function readSiteOrigins(read: SettingsReader, site: SiteId, own: string): Pick<Origins, SiteId> {
  const originOf = ({ id, originSetting, origin: example, localPort }: Site) =>
    read.siteOrigin(
      originSetting,
      example,
      id === site ? own : `http://localhost:${localPort}`,
      id === site ? false : undefined,
    );
  return { global: originOf(sites.global), cn: originOf(sites.cn) };
}

function readLimits(read: SettingsReader): Limits {
  return {
    connections: read.whole('MAX_CONNECTIONS', 10_000, 1, 1_000_000),
    connectionsPerAddress: read.whole('MAX_CONNECTIONS_PER_ADDRESS', 1_000, 1, 1_000_000),
    apiCalls: read.whole('MAX_API_CALLS', 100, 1, 100_000),
  };
}

function readTimes(read: SettingsReader): Times {
  return {
    keepAlive: read.whole('KEEP_ALIVE_MS', 5_000, 1, 3_600_000),
    drainNotice: read.whole('DRAIN_NOTICE_MS', 500, 0, 600_000),
    drainLimit: read.whole('DRAIN_LIMIT_MS', 10_000, 0, 600_000),
  };
}

/** Returns true if only this machine can reach an address. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    hostname === '::1' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}

/**
 * Returns true if traces are exported: an exporter or its address is set, and the SDK is not disabled. It accepts only
 * what the bundled exporter can do; `http/protobuf`, which many platforms set for all their programs, is accepted too,
 * since the same collectors accept JSON.
 */
function readTraces(read: SettingsReader): boolean {
  const { env } = read;
  const {
    OTEL_SDK_DISABLED: disabled = '',
    OTEL_TRACES_EXPORTER: exporter = '',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: tracesEndpoint,
  } = env;
  if (disabled.toLowerCase() === 'true' || exporter === 'none' || !(exporter || endpoint || tracesEndpoint))
    return false;
  if (exporter !== '' && exporter !== 'otlp') read.problem('OTEL_TRACES_EXPORTER', 'write otlp or none');
  for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL']) {
    if (env[name] && !env[name].startsWith('http/')) read.problem(name, 'write http/json');
  }
  for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) {
    if (env[name] && !/^https?:$/.test(URL.parse(env[name])?.protocol ?? ''))
      read.problem(name, 'write the http(s) address of a collector, like http://127.0.0.1:4318');
  }
  return true;
}
