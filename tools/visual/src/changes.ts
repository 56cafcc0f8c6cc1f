import { Mistake } from '@kinemorph/commands/mistake';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { tokenChanges } from './token-changes.ts';

/** Returns the files that differ from the point at which this branch left another, committed or not. */
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

/**
 * Returns the files and design tokens that differ from the state with the accepted pictures; none if git does not know
 * it.
 */
export function changesForCauses(root: string, since: string): { changedFiles: string[]; changedTokens: string[] } {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const left = git('merge-base', 'HEAD', since);
    // On the main branch itself, pictures were last accepted with the last commit that changed any.
    const base =
      left === git('rev-parse', 'HEAD')
        ? git('log', '-1', '--format=%H', '--', join('tools', 'visual', 'baselines')) || left
        : left;
    return { changedFiles: changedSince(root, base), changedTokens: tokenChanges(root, base) };
  } catch {
    return { changedFiles: [], changedTokens: [] };
  }
}
