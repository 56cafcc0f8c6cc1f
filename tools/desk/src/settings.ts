import { Mistake } from '@kinemorph/commands/mistake';
import { parseInstant, type Instant } from '@kinemorph/content/time';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How the desk runs. */
export interface Settings {
  /** 0 for any free port. */
  readonly port: number;
  /** The checkout whose content it shows and changes. */
  readonly root: string;
  /** The current time; the machine's own unless SITE_CLOCK sets another. */
  readonly now: () => Instant;
  /** The port of the previews: by default the one after the desk's. */
  readonly previewPort: number;
  /** The origins for shared links to the sites; those of `npm start` unless GLOBAL_ORIGIN and CN_ORIGIN are set. */
  readonly sites: { readonly global: string; readonly cn: string };
}

const here = fileURLToPath(new URL('../../..', import.meta.url));

/** Reads the settings of the desk from the environment; throws a `Mistake` that names a bad one and its fix. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = readPort('DESK_PORT', env['DESK_PORT'], 4500);
  return {
    port,
    root: resolve(env['DESK_ROOT'] || here),
    now: readClock(env['SITE_CLOCK']),
    previewPort: readPort('DESK_PREVIEW_PORT', env['DESK_PREVIEW_PORT'], port === 0 ? 0 : port + 1),
    sites: {
      global: readOrigin('GLOBAL_ORIGIN', env['GLOBAL_ORIGIN'], readPort('GLOBAL_PORT', env['GLOBAL_PORT'], 4200)),
      cn: readOrigin('CN_ORIGIN', env['CN_ORIGIN'], readPort('CN_PORT', env['CN_PORT'], 4300)),
    },
  };
}

function readPort(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new Mistake(`${name} is "${value}": set it to a port from 1 to 65535, or leave it out for ${fallback}.`);
}

function readOrigin(name: string, value: string | undefined, port: number): string {
  if (value === undefined || value === '') return `http://localhost:${port}`;
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new Mistake(`${name} is "${value}": write where that site is, like https://preview.kinemorph.example.`);
}

function readClock(text: string | undefined): () => Instant {
  if (text === undefined || text === '') return () => Date.now();
  const start = parseInstant(text);
  if (start === undefined)
    throw new Mistake(`SITE_CLOCK is "${text}": write an instant with its offset, like 2024-11-25T12:00:00Z.`);
  const began = performance.now();
  return () => start + Math.round(performance.now() - began);
}
