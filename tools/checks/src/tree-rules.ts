import { posix } from 'node:path';
import type { SourceFile } from './workspace.ts';

/** A package's folder, and the files that its `exports` open to others. */
export interface Doors {
  readonly folder: string;
  readonly targets: readonly string[];
}

// The forbidden words are put together here, so that these files do not hold them.
const registries = [
  ['registry', 'npmjs', 'org'],
  ['registry', 'npmmirror', 'com'],
  ['registry', 'yarnpkg', 'com'],
  ['npm', 'pkg', 'github', 'com'],
].map((parts) => parts.join('.'));
const registryAddress = new RegExp(['/', '/(?:npm-)?registry[.-]'].join(''), 'i');
const outsideFolder = new RegExp(['\\.\\.', 'shared(?![\\w-]|\\.\\w)'].join('/'));
const unfinished = new RegExp(
  `\\b(?:${[
    ['TO', 'DO'],
    ['FIX', 'ME'],
  ]
    .map((parts) => parts.join(''))
    .join('|')})\\b`,
);
const switchedOff = new RegExp(`\\b(?:test|it|describe)\\.(?:${['only', 'skip'].join('|')})\\b`);
const vagueName = /^(?:utils?|misc|common|helpers?|managers?)$/i;
const source = /\.(?:[cm]?[jt]sx?|css|html)$/;
const door = /(?:^|\/)index\.[cm]?[jt]sx?$/;

/** Where a package registry is named: an install must work from whichever one a machine uses. */
export function registryMentions(files: readonly SourceFile[], ownRegistry?: string): string[] {
  const hosts = [...registries, ...hostOf(ownRegistry)];
  return lines(files, (line) => registryAddress.test(line) || hosts.some((host) => line.includes(host)));
}

/** Where the folder beside the repository is named, which a clone does not have. */
export function outsideMentions(files: readonly SourceFile[]): string[] {
  return lines(files, (line) => outsideFolder.test(line));
}

/** Where source leaves something undone, or a test switched off. */
export function leftovers(files: readonly SourceFile[]): string[] {
  return lines(
    files.filter(({ path }) => source.test(path)),
    (line) => unfinished.test(line) || switchedOff.test(line),
  );
}

/** The packages of a lockfile that are tied to a host. */
export function tiedPackages(lockfile: string): string[] {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { resolved?: string }> };
  return Object.entries(packages).flatMap(([path, { resolved }]) => (resolved?.includes('//') ? [path] : []));
}

/** Where a workflow uses an action by a name that its owner can move to other code: anything but a full commit, with the version beside it. */
export function unpinnedActions(files: readonly SourceFile[]): string[] {
  const workflows = files.filter(({ path }) => /^\.github\/.+\.ya?ml$/.test(path));
  return lines(
    workflows,
    (line) => /\buses:(?!\s*\.\/)/.test(line) && !/\buses: [\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line),
  );
}

/** Returns the folders of a project that hold more files than a newcomer reads at a glance. */
export function crowdedFolders(paths: readonly string[], project: string, most: number): string[] {
  const byFolder = Map.groupBy(
    paths.filter((path) => path.startsWith(`${project}/`)),
    (path) => posix.dirname(path),
  );
  return [...byFolder].flatMap(([folder, files]) =>
    files.length > most ? [`${folder}: ${files.length} files; make a folder for those that belong together`] : [],
  );
}

/** Returns the links of documents that lead to no file. */
export function deadLinks(files: readonly SourceFile[], exists: (path: string) => boolean): string[] {
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) =>
        [...line.matchAll(/\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g)].flatMap(([, target = '']) => {
          if (/^[a-z]+:/.test(target) || exists(posix.join(posix.dirname(path), target))) return [];
          return [`${path}:${index + 1}: ${target} does not exist; name a file from this one's folder`];
        }),
      ),
    );
}

/**
 * Where code compares a region with the id of one: what differs between regions is a field of `region.ts` or a fact of a campaign or product,
 * so that a new region changes no code. Tests and stories name the regions that they show.
 */
export function regionComparisons(files: readonly SourceFile[], regions: readonly string[]): string[] {
  const comparison = new RegExp(`\\b(?:region|id|market)(?:\\.id)? [!=]== '(?:${regions.join('|')})'`);
  const code = files.filter(
    ({ path }) => /\.[cm]?tsx?$/.test(path) && !/\.(?:test|stories)\.|(?:^|\/)(?:e2e|testing|stories)\//.test(path),
  );
  return lines(code, (line) => comparison.test(line));
}

/** Paths with a name that says nothing, but for the one that Storybook asks for. */
export function vaguePaths(paths: readonly string[]): string[] {
  return paths.filter(
    (path) =>
      !path.endsWith('/.storybook/manager.tsx') &&
      path.split('/').some((name) => vagueName.test(name.split('.')[0] ?? '')),
  );
}

/** What the manifests' `exports` open, whatever the conditions. */
export function doorsOf(manifests: readonly SourceFile[]): Doors[] {
  return manifests.map(({ path, text }) => {
    const folder = posix.dirname(path);
    const { exports } = JSON.parse(text) as { exports?: unknown };
    return { folder, targets: targetsOf(exports).map((target) => posix.join(folder, target)) };
  });
}

/** Index files that are no door of a package: a folder's inside is imported file by file. */
export function insideDoors(paths: readonly string[], doors: readonly Doors[]): string[] {
  const open = new Set(doors.flatMap(({ targets }) => targets));
  return paths.filter((path) => door.test(path) && !open.has(path));
}

function targetsOf(exports: unknown): string[] {
  // A pattern opens whatever folder there is.
  if (typeof exports === 'string') return exports.includes('*') ? [] : [exports];
  return typeof exports === 'object' && exports !== null ? Object.values(exports).flatMap(targetsOf) : [];
}

function lines(files: readonly SourceFile[], isBad: (line: string) => boolean): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (isBad(line) ? [`${path}:${index + 1}`] : [])),
  );
}

/** A bare name such as localhost stands in many files for other reasons. */
function hostOf(address: string | undefined): string[] {
  const host = address && URL.canParse(address) ? new URL(address).hostname : '';
  return /[a-z]/i.test(host) && host.includes('.') ? [host] : [];
}
