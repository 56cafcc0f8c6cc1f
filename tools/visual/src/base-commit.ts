import { execFileSync } from 'node:child_process';

/**
 * Returns the commit from which the present change starts: where it branched from `since`. On that branch itself it is
 * HEAD while files differ from it, or else the previous commit. Undefined if git does not know it, as in a shallow
 * clone.
 */
export function baseCommit(root: string, since: string): string | undefined {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return undefined;
    }
  };
  // A CI runner checks out only the pull request, and has main only as a branch of its origin.
  const left = git('merge-base', 'HEAD', since) ?? git('merge-base', 'HEAD', `origin/${since}`);
  if (left === undefined || left !== git('rev-parse', 'HEAD')) return left;
  return git('status', '--porcelain') === '' ? git('rev-parse', '--verify', '--quiet', 'HEAD^') : left;
}
