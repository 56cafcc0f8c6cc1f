import { parseInstant, type Instant } from '@kinemorph/content/time';
import { brand, sites, type Site, type SiteId } from '@kinemorph/content';
import type { Vendors } from '../vendors/vendors.ts';
import type { Origins } from './page-context.ts';
import { isPreProduction } from './pre-production.ts';

/** What a site server is told by its environment. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** How many proxies in front add to `X-Forwarded-For`. */
  readonly proxies: number;
  readonly publicOrigin: string;
  readonly origins: Origins;
  /** Where calls under /usapi, /euapi and /cnapi are forwarded; a market that is left out is not forwarded. */
  readonly forward: Readonly<Partial<Record<'/usapi' | '/euapi' | '/cnapi', string>>>;
  readonly clockStartsAt: Instant | undefined;
  /** The machine's instant at which the clock is `clockStartsAt`; that of the start if undefined. */
  readonly clockSince: Instant | undefined;
  readonly preview: boolean;
  /** What a visitor has to show before the site is previewed; anybody may if undefined. */
  readonly previewSecret: string | undefined;
  readonly adminPort: number | undefined;
  /** Where the metrics listen: they are for operators, so for this machine alone unless another address is written. */
  readonly adminHost: string;
  readonly logLevel: LogLevel;
  readonly accessLog: AccessLogSettings;
  /** Whether OpenTelemetry's own variables, which its packages read, ask for traces. */
  readonly traces: boolean;
  /** A folder in which builds leave their assets for the two builds after them; one beside the build if undefined. */
  readonly assetsArchive: string | undefined;
  /** None in pre-production, whatever is written. */
  readonly vendors: Vendors;
  readonly limits: Limits;
  readonly times: Times;
}

/** Which requests are written to the log. */
export interface AccessLogSettings {
  readonly mode: (typeof accessLogModes)[number];
  /** The share of pages from memory, assets and health checks that `sampled` writes, from 0 to 1. */
  readonly sample: number;
}

/** What clients may take. */
export interface Limits {
  /** Connections at once; more are closed. */
  readonly connections: number;
  /** Of these, what one address may hold. A proxy has all its visitors' in common. */
  readonly connectionsPerAddress: number;
  /** Calls that an account API may be working on at once, for each market. */
  readonly apiCalls: number;
}

/** What a server's surroundings have to agree with, in milliseconds. */
export interface Times {
  /** How long an idle connection is kept: a proxy has to close its own ones sooner. */
  readonly keepAlive: number;
  /** How long a server that is told to stop goes on taking requests, until load balancers have noticed. */
  readonly drainNotice: number;
  /** How long it then waits for requests to end. */
  readonly drainLimit: number;
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const accessLogModes = ['off', 'sampled', 'all'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Bad settings, all of them, each with its fix. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings of a site; throws one error that names every bad one. */
export function readSettings(env: Environment, site: SiteId): Settings {
  const problems: string[] = [];
  const problem = (name: string, wanted: string) => {
    problems.push(`${name}=${JSON.stringify(env[name] ?? '')}: ${wanted}`);
  };
  const port = (name: string): number | undefined => {
    const value = env[name];
    if (!value) return undefined;
    if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
    problem(name, 'write a port number from 0 to 65535');
    return undefined;
  };
  const origin = (name: string, example: string): string | undefined => {
    const value = env[name];
    if (!value) return undefined;
    if (isOrigin(value.replace('{region}', 'us'))) return value.replace(/\/$/, '');
    problem(name, `write an http(s) address without query, like ${example}`);
    return undefined;
  };
  /** A vendor's script; its origin goes into the content security policy, so nothing else may pass for one. */
  const script = (name: string, example: string): string | undefined => {
    const value = env[name];
    if (!value || isScript(value)) return value || undefined;
    problem(name, `write the http(s) address of a script, like ${example}`);
    return undefined;
  };
  const oneOf = <const T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const value = env[name];
    if (!value) return fallback;
    const known = values.find((one) => one === value);
    if (known === undefined) problem(name, `write one of ${values.join(', ')}`);
    return known ?? fallback;
  };

  const whole = (name: string, fallback: number, least: number, most: number): number => {
    const value = env[name];
    if (!value) return fallback;
    if (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    problem(name, `write a whole number from ${least} to ${most}`);
    return fallback;
  };

  const share = (name: string, fallback: number): number => {
    const value = env[name];
    if (!value) return fallback;
    if (/^(?:0?\.\d{1,6}|[01](?:\.0{1,6})?)$/.test(value)) return Number(value);
    problem(name, 'write a share from 0 to 1, like 0.01');
    return fallback;
  };

  /** An origin that a page's addresses begin with. Production must be told, or its alternates would lead to a developer's machine. */
  const siteOrigin = (
    name: 'PUBLIC_ORIGIN' | 'GLOBAL_ORIGIN' | 'CN_ORIGIN',
    example: string,
    fallback: string,
    isRequired = env.NODE_ENV === 'production',
  ): string => {
    if (!env[name]) {
      if (isRequired) problem(name, `set the address that visitors see, like ${example}`);
      return fallback;
    }
    const value = origin(name, example);
    if (value !== undefined && new URL(value).origin !== value)
      problem(name, `write an origin alone, without a path, like ${example}`);
    return value ?? fallback;
  };

  const listenPort = port('PORT') ?? sites[site].localPort;
  const adminPort = port('ADMIN_PORT');
  if (adminPort && adminPort === listenPort) problem('ADMIN_PORT', 'choose another port than that of the pages, PORT');
  const own = siteOrigin('PUBLIC_ORIGIN', sites[site].origin, `http://localhost:${listenPort}`);
  const originOf = ({ id, originSetting, origin: example, localPort }: Site) =>
    id === site
      ? siteOrigin(originSetting, example, own, false)
      : siteOrigin(originSetting, example, `http://localhost:${localPort}`);
  const storeOrigin = origin('STORE_ORIGIN', 'https://{region}.store.kinemorph.example');
  if (env.STORE_ORIGIN && !env.STORE_ORIGIN.includes('{region}'))
    problem('STORE_ORIGIN', 'keep {region} in it, as in https://{region}.store.kinemorph.example');
  const instant = (name: string): Instant | undefined => {
    const value = env[name] ? parseInstant(env[name]) : undefined;
    if (env[name] && value === undefined) problem(name, 'write an instant with its offset, like 2024-11-25T12:00:00Z');
    return value;
  };
  const clock = instant('SITE_CLOCK');
  const clockSince = instant('SITE_CLOCK_SINCE');
  if (clockSince !== undefined && !env.SITE_CLOCK)
    problem('SITE_CLOCK_SINCE', 'set SITE_CLOCK too, the site’s time at this instant of the machine');

  const preview = oneOf('SITE_PREVIEW', ['0', '1'], '0') === '1';
  const listenHost = env.HOST || '127.0.0.1';
  const previewSecret = env.PREVIEW_SECRET || undefined;
  if (previewSecret !== undefined && !/^[\w~.-]{16,128}$/.test(previewSecret)) secretProblem(problems);
  // Prices and campaigns of the future are for everybody to read otherwise.
  if (
    preview &&
    previewSecret === undefined &&
    own.startsWith('https:') &&
    !isLoopback(new URL(own).hostname) &&
    !isLoopback(listenHost)
  ) {
    problem(
      'PREVIEW_SECRET',
      'set a secret of 16 characters or more that previews begin with, or turn SITE_PREVIEW off: a public site would show what has not opened to everybody',
    );
  }
  const forward = {
    '/usapi': origin('API_US', 'http://127.0.0.1:4400/usapi'),
    '/euapi': origin('API_EU', 'http://127.0.0.1:4400/euapi'),
    '/cnapi': origin('API_CN', 'http://127.0.0.1:4400/cnapi'),
  };
  const vendors = {
    tagManager: script('TAG_MANAGER_URL', 'https://tags.kinemorph.example/tag-manager.js'),
    heatMap: script('HEAT_MAP_URL', 'https://heat.kinemorph.example/heat-map.js'),
    captcha: script('CAPTCHA_URL', 'https://captcha.kinemorph.example/captcha.js'),
  };
  const hubs = {
    hub: origin('HUB_ORIGIN', brand.hubs.hub) ?? brand.hubs.hub,
    studio: origin('STUDIO_ORIGIN', brand.hubs.studio) ?? brand.hubs.studio,
  };
  const settings: Settings = {
    port: listenPort,
    host: listenHost,
    proxies: whole('PROXIES', 0, 0, 10),
    publicOrigin: own,
    origins: {
      global: originOf(sites.global),
      cn: originOf(sites.cn),
      store: storeOrigin ?? brand.storeOrigin,
      ...hubs,
    },
    forward: Object.fromEntries(Object.entries(forward).filter(([, to]) => to !== undefined)),
    clockStartsAt: clock,
    clockSince,
    preview,
    previewSecret,
    adminPort,
    adminHost: env.ADMIN_HOST || '127.0.0.1',
    logLevel: oneOf('LOG_LEVEL', logLevels, 'warn'),
    accessLog: { mode: oneOf('ACCESS_LOG', accessLogModes, 'sampled'), sample: share('ACCESS_LOG_SAMPLE', 0.01) },
    traces: readTraces(env, problem),
    assetsArchive: env.ASSETS_ARCHIVE || undefined,
    limits: {
      connections: whole('MAX_CONNECTIONS', 10_000, 1, 1_000_000),
      connectionsPerAddress: whole('MAX_CONNECTIONS_PER_ADDRESS', 1_000, 1, 1_000_000),
      apiCalls: whole('MAX_API_CALLS', 100, 1, 100_000),
    },
    times: {
      keepAlive: whole('KEEP_ALIVE_MS', 5_000, 1, 3_600_000),
      drainNotice: whole('DRAIN_NOTICE_MS', 500, 0, 600_000),
      drainLimit: whole('DRAIN_LIMIT_MS', 10_000, 0, 600_000),
    },
    vendors: isPreProduction(hubs)
      ? {}
      : Object.fromEntries(Object.entries(vendors).filter(([, address]) => address !== undefined)),
  };
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

/** A secret is in no message. */
function secretProblem(problems: string[]): void {
  problems.push('PREVIEW_SECRET: write 16 to 128 letters, digits or any of _ ~ . -, which are the same in an address');
}

/** Whether only this machine reaches an address. */
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
 * Whether to export traces: an exporter or its address is set, and the SDK is not disabled. Only what the bundled exporter can do is
 * accepted; `http/protobuf`, which many platforms set for all their programs, is accepted too, since the same collectors take JSON.
 */
function readTraces(env: Environment, problem: (name: string, wanted: string) => void): boolean {
  const {
    OTEL_SDK_DISABLED: disabled = '',
    OTEL_TRACES_EXPORTER: exporter = '',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: tracesEndpoint,
  } = env;
  if (disabled.toLowerCase() === 'true' || exporter === 'none' || !(exporter || endpoint || tracesEndpoint))
    return false;
  if (exporter !== '' && exporter !== 'otlp') problem('OTEL_TRACES_EXPORTER', 'write otlp or none');
  for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL']) {
    if (env[name] && !env[name].startsWith('http/')) problem(name, 'write http/json');
  }
  for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) {
    if (env[name] && !/^https?:$/.test(URL.parse(env[name])?.protocol ?? ''))
      problem(name, 'write the http(s) address of a collector, like http://127.0.0.1:4318');
  }
  return true;
}

/** A plain host, so that an origin can stand in a header and in an attribute as it is. */
const host = String.raw`^https?://(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?`;
const scriptPattern = new RegExp(String.raw`${host}/[^\s#"'<>\\]+$`, 'i');
const originPattern = new RegExp(String.raw`${host}(?:/[^\s?#@]*)?$`, 'i');

function isScript(value: string): boolean {
  return scriptPattern.test(value) && URL.canParse(value);
}

function isOrigin(value: string): boolean {
  return originPattern.test(value) && URL.canParse(value);
}
