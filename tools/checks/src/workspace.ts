import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A file of the repository, by its path from the root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The paths of all files that are committed, or would be, from the root and with forward slashes. */
export function committedPaths(): string[] {
  return gitPaths() ?? walk(root, ignored());
}

/** The committed files that hold text. */
export function textFiles(paths: readonly string[] = committedPaths()): SourceFile[] {
  return paths
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'));
}

/** Reads one file of the repository. */
export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Returns true if the repository has a file or folder. */
export function exists(path: string): boolean {
  return existsSync(join(root, path));
}

function gitPaths(): string[] | undefined {
  try {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // A file that is deleted, but not yet in a commit, is still listed.
    const paths = listed.split('\0').filter((path) => path !== '' && exists(path));
    // If the files were unpacked inside another repository, git does not list them.
    return paths.includes('package.json') ? paths : undefined;
  } catch {
    return undefined;
  }
}

function ignored(): (name: string) => boolean {
  const patterns = readText('.gitignore')
    .split('\n')
    .map((line) => line.replace(/\/$/, ''))
    .filter(Boolean);
  return (name) =>
    name === '.git' ||
    patterns.some((pattern) => (pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern));
}

function walk(folder: string, isIgnored: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !isIgnored(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return walk(path, isIgnored);
      return entry.isFile() ? [relative(root, path).split(sep).join('/')] : [];
    });
}
