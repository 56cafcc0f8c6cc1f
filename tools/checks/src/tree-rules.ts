import { posix } from 'node:path';
import type { SourceFile } from './workspace.ts';

/** A package's folder, and the files that its `exports` open to others. */
export interface EntryPoints {
  readonly folder: string;
  readonly targets: readonly string[];
}

// The forbidden words are concatenated, so that this file does not contain them.
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
const indexFile = /(?:^|\/)index\.[cm]?[jt]sx?$/;

/** Finds lines that name a package registry: an install must work from any registry that a machine uses. */
export function registryMentions(files: readonly SourceFile[], ownRegistry?: string): string[] {
  const hosts = [...registries, ...hostOf(ownRegistry)];
  return lines(files, (line) => registryAddress.test(line) || hosts.some((host) => line.includes(host)));
}

/** Finds lines that name the folder next to the repository, which a clone does not have. */
export function outsideMentions(files: readonly SourceFile[]): string[] {
  return lines(files, (line) => outsideFolder.test(line));
}

/** Finds unfinished source and disabled tests. */
export function leftovers(files: readonly SourceFile[]): string[] {
  return lines(
    files.filter(({ path }) => source.test(path)),
    (line) => unfinished.test(line) || switchedOff.test(line),
  );
}

/** Returns the packages of a lockfile that are tied to a host. */
export function tiedPackages(lockfile: string): string[] {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { resolved?: string }> };
  return Object.entries(packages).flatMap(([path, { resolved }]) => (resolved?.includes('//') ? [path] : []));
}

/**
 * Finds actions in workflows that are not pinned: an owner can move any other name than a full commit to other code.
 * The version must follow the commit.
 */
export function unpinnedActions(files: readonly SourceFile[]): string[] {
  const workflows = files.filter(({ path }) => /^\.github\/.+\.ya?ml$/.test(path));
  return lines(
    workflows,
    (line) => /\buses:(?!\s*\.\/)/.test(line) && !/\buses: [\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line),
  );
}

/** Returns the folders of a project with more files than a newcomer can overview. */
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
 * Finds code that compares a region with an id. Differences between regions belong into fields of `region.ts` or facts
 * of a campaign or product, so that a new region changes no code. Tests and stories may name the regions that they
 * show.
 */
export function regionComparisons(files: readonly SourceFile[], regions: readonly string[]): string[] {
  const comparison = new RegExp(`\\b(?:region|id|market)(?:\\.id)? [!=]== '(?:${regions.join('|')})'`);
  const code = files.filter(
    ({ path }) => /\.[cm]?tsx?$/.test(path) && !/\.(?:test|stories)\.|(?:^|\/)(?:e2e|testing|stories)\//.test(path),
  );
  return lines(code, (line) => comparison.test(line));
}

/** Finds comments wider than code may be: Prettier does not wrap them. An address can't be wrapped. */
export function wideComments(files: readonly SourceFile[], most: number): string[] {
  return lines(
    files.filter(({ path }) => /\.[cm]?[jt]sx?$/.test(path)),
    (line) => line.length > most && /^\s*(?:\/\/|\/?\*)/.test(line) && !line.includes('://'),
  );
}

/** Returns paths with a meaningless name, except for the one that Storybook requires. */
export function vaguePaths(paths: readonly string[]): string[] {
  return paths.filter(
    (path) =>
      !path.endsWith('/.storybook/manager.tsx') &&
      path.split('/').some((name) => vagueName.test(name.split('.')[0] ?? '')),
  );
}

/** Returns the files that the manifests' `exports` publish under any condition. */
export function entryPointsOf(manifests: readonly SourceFile[]): EntryPoints[] {
  return manifests.map(({ path, text }) => {
    const folder = posix.dirname(path);
    const { exports } = JSON.parse(text) as { exports?: unknown };
    return { folder, targets: targetsOf(exports).map((target) => posix.join(folder, target)) };
  });
}

/** Returns index files that no package exports: files inside a folder are imported directly. */
export function misplacedIndexFiles(paths: readonly string[], entryPoints: readonly EntryPoints[]): string[] {
  const open = new Set(entryPoints.flatMap(({ targets }) => targets));
  return paths.filter((path) => indexFile.test(path) && !open.has(path));
}

function targetsOf(exports: unknown): string[] {
  // A pattern can match any folder.
  if (typeof exports === 'string') return exports.includes('*') ? [] : [exports];
  return typeof exports === 'object' && exports !== null ? Object.values(exports).flatMap(targetsOf) : [];
}

function lines(files: readonly SourceFile[], isBad: (line: string) => boolean): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (isBad(line) ? [`${path}:${index + 1}`] : [])),
  );
}

/** A bare name such as localhost is also in many files for other reasons. */
function hostOf(address: string | undefined): string[] {
  const host = address && URL.canParse(address) ? new URL(address).hostname : '';
  return /[a-z]/i.test(host) && host.includes('.') ? [host] : [];
}
