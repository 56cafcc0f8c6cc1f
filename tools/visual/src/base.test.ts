import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { baseCommit } from './base-commit.ts';
import { baseStorybook, type Run } from './base-storybook.ts';

let folder = '';
const at = (path: string) => join(folder, path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const commit = () => {
  git('add', '--all');
  git('commit', '-q', '-m', 'x');
  return git('rev-parse', 'HEAD');
};

let first = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'visual-git-')));
  git('init', '-q', '-b', 'main');
  write('.gitignore', 'node_modules\ncache\n');
  write('package.json', '{}');
  write('package-lock.json', '{}');
  write('libs/ui/look.txt', 'as it was');
  write('tools/storybook/package.json', '{ "name": "@kinemorph/storybook" }');
  first = commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('base commit of a change', () => {
  it('is the commit where the branch left main', () => {
    git('switch', '-q', '-c', 'mine');
    write('libs/ui/look.txt', 'as it is');
    commit();
    expect(baseCommit(folder, 'main')).toBe(first);
  });

  it('is found by origin/main when there is no local main, as on a runner', () => {
    git('update-ref', 'refs/remotes/origin/main', first);
    git('switch', '-q', '-c', 'mine');
    git('branch', '-q', '-D', 'main');
    write('libs/ui/look.txt', 'as it is');
    commit();
    expect(baseCommit(folder, 'main')).toBe(first);
  });

  it('is on main the previous commit, or the last one while files differ from it', () => {
    write('libs/ui/look.txt', 'as it is');
    const second = commit();
    expect(baseCommit(folder, 'main')).toBe(first);
    write('libs/ui/look.txt', 'as it will be');
    expect(baseCommit(folder, 'main')).toBe(second);
  });

  it('is undefined without an earlier commit, the branch or a repository', () => {
    expect(baseCommit(folder, 'main')).toBeUndefined();
    expect(baseCommit(folder, 'nothing')).toBeUndefined();
    expect(baseCommit(tmpdir(), 'main')).toBeUndefined();
  });
});

describe('Storybook of the base commit', () => {
  let ran: string[] = [];
  /** Git runs for real; other programs are only recorded, and a build writes a description of its workspaces. */
  const run: Run = (place, program, ...args) => {
    if (program === 'git') execFileSync(program, args, { cwd: place });
    else ran.push([program, ...args].join(' '));
    if (!args.includes('@kinemorph/storybook:build')) return;
    mkdirSync(join(place, 'tools/storybook/dist'));
    writeFileSync(
      join(place, 'tools/storybook/dist/index.json'),
      readFileSync(join(place, 'node_modules/@kinemorph/ui/look.txt'), 'utf8') +
        (existsSync(join(place, 'node_modules/react')) ? ', with react' : ''),
    );
  };
  const storybook = () => readFileSync(join(baseStorybook(folder, first, at('cache'), run), 'index.json'), 'utf8');
  beforeEach(() => {
    ran = [];
    mkdirSync(at('node_modules/@kinemorph'), { recursive: true });
    mkdirSync(at('node_modules/react'));
    symlinkSync('../../libs/ui', at('node_modules/@kinemorph/ui'));
    write('libs/ui/look.txt', 'as it is');
  });

  it('is built from the workspaces of that commit and the packages of this folder, and leaves no worktree', () => {
    expect(storybook()).toBe('as it was, with react');
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
    expect(readFileSync(at('libs/ui/look.txt'), 'utf8')).toBe('as it is');
  });

  it('is built by the name that its project has in that commit', () => {
    write('tools/storybook/package.json', '{ "name": "@kinemorph/renamed" }');
    storybook();
    expect(ran.at(-1)).toContain(' @kinemorph/storybook:build ');
  });

  it('is built only once', () => {
    storybook();
    ran = [];
    expect(storybook()).toBe('as it was, with react');
    expect(ran).toEqual([]);
  });

  it('installs the packages of its own lockfile when that differs', () => {
    write('package-lock.json', '{ "name": "other" }');
    expect(() => storybook()).toThrow(/ENOENT/);
    expect(ran[0]).toBe('npm ci --no-audit --no-fund --prefer-offline');
  });

  it('leaves no worktree behind when it can’t be built', () => {
    const fails: Run = (place, program, ...args) => {
      if (program === 'npx') throw new Error('It does not build.');
      run(place, program, ...args);
    };
    expect(() => baseStorybook(folder, first, at('cache'), fails)).toThrow('It does not build.');
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });
});
