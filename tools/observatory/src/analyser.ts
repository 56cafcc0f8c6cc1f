import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { HttpAdapter } from './loopback-adapter.ts';

/** The printed part of the result that Mozilla's analyser returns for a host. */
export interface Scan {
  readonly scan: {
    readonly grade: string;
    readonly score: number;
    readonly testsPassed: number;
    readonly testsQuantity: number;
  };
  readonly tests: Readonly<
    Record<string, { readonly pass: boolean; readonly result: string; readonly scoreModifier: number }>
  >;
}

/** Mozilla's analyser, which makes its requests through an adapter. */
export interface Analyser {
  readonly scan: (hostname: string) => Promise<Scan>;
}

const source = fileURLToPath(new URL('../analyser', import.meta.url));
const home = fileURLToPath(new URL('../../../.data/observatory', import.meta.url));

/** Installs the analyser from its lock file, unless it is installed already. It runs no install scripts. */
export function installAnalyser(log: (line: string) => void): void {
  const wanted = createHash('sha256')
    .update(readFileSync(join(source, 'package-lock.json')))
    .digest('hex');
  const mark = join(home, 'installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  log('Installing the analyser, once…');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  cpSync(source, home, { recursive: true });
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // An empty replacement for the browsers' preload list, which the package would download: none of our hosts is in it.
  const lists = join(home, 'node_modules/@mdn/mdn-http-observatory/conf');
  mkdirSync(lists, { recursive: true });
  writeFileSync(join(lists, 'hsts-preload.json'), '{}');
  writeFileSync(mark, wanted);
}

/** Loads the installed analyser, with an adapter for all its requests. */
export async function loadAnalyser(adapter: HttpAdapter): Promise<Analyser> {
  const load = (path: string) => import(pathToFileURL(join(home, 'node_modules', path)).href) as Promise<unknown>;
  const { default: axios } = (await load('axios/index.js')) as { default: { defaults: { adapter: unknown } } };
  axios.defaults.adapter = adapter;
  return (await load('@mdn/mdn-http-observatory/src/scanner/index.js')) as Analyser;
}
