import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack } from './pack.ts';
import { readJson, ui } from './ui-package.ts';

const templates = fileURLToPath(new URL('../consumers/', import.meta.url));
let tarball: string | undefined;

/** Another team's project, outside this repository, with only the packed package. */
export interface ConsumerProject {
  readonly folder: string;
  /** Runs one of the project's commands; if it fails, the error contains its output. */
  run(command: string, ...args: string[]): string;
  remove(): void;
}

/**
 * Copies a template to a temporary folder, optionally with other versions, and installs the package and its
 * dependencies from the registry.
 */
export function createConsumer(template: string, versions: Readonly<Record<string, string>> = {}): ConsumerProject {
  const folder = mkdtempSync(join(tmpdir(), `ui-${template}-`));
  cpSync(join(templates, template), folder, { recursive: true });
  setVersions(join(folder, 'package.json'), versions);
  const sources = { next: 'app', vite: 'src', astro: 'src' }[template];
  if (sources !== undefined) cpSync(join(templates, 'samples.tsx'), join(folder, sources, 'samples.tsx'));
  tarball ??= pack(mkdtempSync(join(tmpdir(), 'ui-tarball-')));
  const project: ConsumerProject = {
    folder,
    run: (command, ...args) => run(folder, command, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  project.run('npm', 'install', tarball, '--prefer-offline', '--no-audit', '--no-fund');
  return project;
}

function setVersions(path: string, versions: Readonly<Record<string, string>>): void {
  const manifest = readJson(path) as Record<string, unknown>;
  for (const kind of ['dependencies', 'devDependencies']) {
    const wanted = manifest[kind] as Record<string, string> | undefined;
    for (const name of Object.keys(wanted ?? {})) if (wanted && versions[name]) wanted[name] = versions[name];
  }
  writeFileSync(path, JSON.stringify(manifest, null, 2));
}

function run(cwd: string, command: string, args: readonly string[]): string {
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    CI: '1',
    npm_config_include: 'dev',
  };
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status === 0) return stdout;
  throw new Error(
    `${command} ${args.join(' ')} failed in a copy of tools/release/consumers:\n${error?.message ?? ''}${stdout}${stderr}`,
  );
}

/** Returns the names that each entry point of the built package exports as values; style sheets export none. */
export function builtNames(): ReadonlyMap<string, readonly string[]> {
  const { exports } = readJson(`${ui.built}package.json`) as { exports: Record<string, string | { default: string }> };
  const entryPoints = Object.entries(exports).flatMap(([entryPoint, target]) =>
    typeof target === 'string'
      ? []
      : [[`${ui.name}${entryPoint.slice(1)}`, namesIn(join(ui.built, target.default))] as const],
  );
  return new Map(entryPoints);
}

function namesIn(file: string): string[] {
  const lists = readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\}/gm);
  return [...lists]
    .flatMap(([, list = '']) => list.split(',').map((name) => name.trim().replace(/^.* as /, '')))
    .filter((name) => name !== '');
}

/** The texts of all files in a folder that a glob means. */
export function textsIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'));
}
