import { regionFolders } from '@kinemorph/content/lists';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  crowdedFolders,
  deadLinks,
  entryPointsOf,
  misplacedIndexFiles,
  leftovers,
  outsideMentions,
  regionComparisons,
  registryMentions,
  tiedPackages,
  unpinnedActions,
  vaguePaths,
  wideComments,
} from './tree-rules.ts';
import { committedPaths, exists, readText, root, textFiles } from './workspace.ts';

const paths = committedPaths();
const files = textFiles(paths);
const entryPoints = entryPointsOf(files.filter(({ path }) => posix.basename(path) === 'package.json'));
const libs = [...new Set(paths.flatMap((path) => /^libs\/[^/]+/.exec(path) ?? []))];

describe('the committed tree', () => {
  it('is found with its files, libraries and entry points', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(libs).toContain('libs/content');
    expect(entryPoints.flatMap(({ targets }) => targets)).toContain('libs/ui/src/index.ts');
  });

  it('names no package registry', () => {
    expect(registryMentions(files, process.env.npm_config_registry)).toEqual([]);
  });

  it('names no path outside itself', () => {
    expect(outsideMentions(files)).toEqual([]);
  });

  it('has a lockfile that any registry can serve', () => {
    for (const path of paths.filter((one) => posix.basename(one) === 'package-lock.json'))
      expect(tiedPackages(readText(path)), path).toEqual([]);
  });

  it('uses only actions that are pinned to a commit, with a version', () => {
    expect(
      files.filter(({ path }) => path.startsWith('.github/workflows/')).map(({ path }) => posix.basename(path)),
    ).toEqual(expect.arrayContaining(['ci.yml', 'security.yml']));
    expect(unpinnedActions(files)).toEqual([]);
  });

  it('has at most twelve files in each folder of libs/site', () => {
    expect(crowdedFolders(paths, 'libs/site', 12)).toEqual([]);
  });

  it('has no vague file or folder names', () => {
    expect(vaguePaths(paths)).toEqual([]);
  });

  it('compares no region with an id: read a field of its region.ts, or a fact of the campaign or product', () => {
    expect(regionComparisons(files, regionFolders(root))).toEqual([]);
  });

  it('has no comment wider than 120 columns', () => {
    expect(wideComments(files, 120)).toEqual([]);
  });

  it('contains no reminders of unfinished work and no disabled tests', () => {
    expect(leftovers(files)).toEqual([]);
  });

  it('has links only to existing files', () => {
    expect(deadLinks(files, exists)).toEqual([]);
  });

  it('has index files only at entry points', () => {
    expect(misplacedIndexFiles(paths, entryPoints)).toEqual([]);
  });

  it.each(entryPoints.filter(({ targets }) => targets.length > 0))(
    'has an existing file for each entry point of $folder',
    ({ targets }) => {
      expect(targets.filter((target) => !exists(target))).toEqual([]);
    },
  );

  it.each(libs)('has a README for %s', (lib) => {
    expect(exists(`${lib}/README.md`)).toBe(true);
  });
});
