import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Runs a program in a folder; throws its output if it fails. */
export type Run = (folder: string, program: string, ...args: readonly string[]) => void;

/**
 * Returns the Storybook of a commit, in a folder below `cache`. It is built once, in a separate worktree outside the
 * repository, since bundlers treat files in `node_modules` differently. It uses the packages that are installed here if
 * both lock the same ones.
 */
export function baseStorybook(root: string, commit: string, cache: string, run: Run = runs): string {
  const built = join(cache, commit);
  if (existsSync(join(built, 'index.json'))) return built;
  const tree = join(mkdtempSync(join(tmpdir(), 'visual-base-')), 'tree');
  try {
    run(root, 'git', 'worktree', 'add', '--quiet', '--detach', tree, commit);
    const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    if (lock(root) === lock(tree)) linkPackages(root, tree);
    else run(tree, 'npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline');
    build(tree, run);
    // Only one is kept: each takes 50 MB, and a branch rarely returns to an earlier base.
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    cpSync(join(tree, 'tools/storybook/dist'), `${built}.part`, { recursive: true });
    renameSync(`${built}.part`, built);
    return built;
  } finally {
    rmSync(dirname(tree), { recursive: true, force: true });
    run(root, 'git', 'worktree', 'prune');
  }
}

/** Links the packages that are installed in the repository into a worktree, which keeps its own workspaces. */
function linkPackages(root: string, tree: string): void {
  const from = join(root, 'node_modules');
  const to = join(tree, 'node_modules');
  mkdirSync(to);
  const own = '@kinemorph';
  for (const name of readdirSync(from))
    if (name !== own && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  mkdirSync(join(to, own));
  // The links of workspaces are relative, so copies of them point to the workspaces of the worktree.
  for (const name of readdirSync(join(from, own)))
    symlinkSync(readlinkSync(join(from, own, name)), join(to, own, name));
  for (const nested of globSync('{libs,apps,tools}/*/node_modules', { cwd: root }))
    if (existsSync(join(tree, dirname(nested)))) symlinkSync(join(root, nested), join(tree, nested));
}

function build(tree: string, run: Run): void {
  // Lists that are not committed; npm makes them after an install.
  if (manifestOf(tree).scripts?.['prepare'] !== undefined) run(tree, 'npm', 'run', '--silent', 'prepare');
  // The project may have had another name in that commit.
  const project = manifestOf(join(tree, 'tools/storybook')).name;
  run(tree, 'npx', '--no-install', 'nx', 'run', `${project}:build`, '--outputStyle=static');
}

/** Reads the `package.json` of a folder. */
function manifestOf(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly scripts?: Readonly<Record<string, string>>;
  };
}

const runs: Run = (cwd, program, ...args) => {
  execFileSync(program, args, {
    cwd,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  });
};
