import { execFileSync } from 'node:child_process';
import { Mistake } from './options.ts';

/** The files that differ from where this branch left another, committed or not. */
export function changedSince(root: string, commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const base = git('merge-base', 'HEAD', commit).trim();
    const listed = git('diff', '--name-only', '-z', base) + git('ls-files', '-o', '--exclude-standard', '-z');
    return listed.split('\0').filter((path) => path !== '');
  } catch {
    throw new Mistake(
      `Git knows no common past with "${commit}": name another commit with --since, or leave --affected out.`,
    );
  }
}
