import { parseInstant, type Instant } from '@kinemorph/content/time';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads environment variables by their kind, and collects their errors: each names its variable and the fix. */
export class SettingsReader {
  readonly env: Environment;
  readonly problems: string[] = [];

  constructor(env: Environment) {
    this.env = env;
  }

  problem(name: string, wanted: string): void {
    this.problems.push(`${name}=${JSON.stringify(this.env[name] ?? '')}: ${wanted}`);
  }

  /** A message never contains a secret. */
  secretProblem(name: string): void {
    this.problems.push(`${name}: write 16 to 128 letters, digits or any of _ ~ . -, which are the same in an address`);
  }

  port(name: string): number | undefined {
    const value = this.env[name];
    if (!value) return undefined;
    if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
    this.problem(name, 'write a port number from 0 to 65535');
    return undefined;
  }

  origin(name: string, example: string): string | undefined {
    const value = this.env[name];
    if (!value) return undefined;
    if (isOrigin(value.replace('{region}', 'us'))) return value.replace(/\/$/, '');
    this.problem(name, `write an http(s) address without query, like ${example}`);
    return undefined;
  }

  /**
   * Reads the origin of a page's addresses. It is required in production; otherwise the alternates would lead to a
   * developer's machine.
   */
  siteOrigin(name: string, example: string, fallback: string, isRequired = this.env.NODE_ENV === 'production'): string {
    if (!this.env[name]) {
      if (isRequired) this.problem(name, `set the address that visitors see, like ${example}`);
      return fallback;
    }
    const value = this.origin(name, example);
    if (value !== undefined && new URL(value).origin !== value)
      this.problem(name, `write an origin alone, without a path, like ${example}`);
    return value ?? fallback;
  }

  /**
   * Reads the address of a vendor's script; its origin goes into the content security policy, so nothing else is
   * accepted.
   */
  script(name: string, example: string): string | undefined {
    const value = this.env[name];
    if (!value || isScript(value)) return value || undefined;
    this.problem(name, `write the http(s) address of a script, like ${example}`);
    return undefined;
  }

  oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const value = this.env[name];
    if (!value) return fallback;
    const known = values.find((one) => one === value);
    if (known === undefined) this.problem(name, `write one of ${values.join(', ')}`);
    return known ?? fallback;
  }

  whole(name: string, fallback: number, least: number, most: number): number {
    const value = this.env[name];
    if (!value) return fallback;
    if (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    this.problem(name, `write a whole number from ${least} to ${most}`);
    return fallback;
  }

  share(name: string, fallback: number): number {
    const value = this.env[name];
    if (!value) return fallback;
    if (/^(?:0?\.\d{1,6}|[01](?:\.0{1,6})?)$/.test(value)) return Number(value);
    this.problem(name, 'write a share from 0 to 1, like 0.01');
    return fallback;
  }

  instant(name: string): Instant | undefined {
    const value = this.env[name] ? parseInstant(this.env[name]) : undefined;
    if (this.env[name] && value === undefined)
      this.problem(name, 'write an instant with its offset, like 2024-11-25T12:00:00Z');
    return value;
  }
}

/** The pattern of a plain host, so that an origin is safe in a header and in an attribute. */
const host = String.raw`^https?://(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?`;
const scriptPattern = new RegExp(String.raw`${host}/[^\s#"'<>\\]+$`, 'i');
const originPattern = new RegExp(String.raw`${host}(?:/[^\s?#@]*)?$`, 'i');

function isScript(value: string): boolean {
  return scriptPattern.test(value) && URL.canParse(value);
}

function isOrigin(value: string): boolean {
  return originPattern.test(value) && URL.canParse(value);
}
