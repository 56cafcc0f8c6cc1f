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

/** Concatenates a forbidden word, which this file must not contain literally either. */
const word = (...parts: string[]) => parts.join('');
const file = (text: string, path = 'a.ts') => [{ path, text }];

describe('the rules of the tree', () => {
  it.each([
    word('registry.', 'npmjs.org'),
    word('https:/', '/registry.company.example/'),
    word('npm.pkg.', 'github.com'),
  ])('find the registry %s', (text) => {
    expect(registryMentions(file(`one\n${text}`))).toEqual(['a.ts:2']);
  });

  it('find the registry that this machine uses', () => {
    expect(registryMentions(file('mirror.company.example'), 'https://mirror.company.example/npm/')).toEqual(['a.ts:1']);
    expect(registryMentions(file('localhost 127.0.0.1'), 'http://localhost:4873')).toEqual([]);
    expect(registryMentions(file('127.0.0.1'), 'http://127.0.0.1:4873')).toEqual([]);
  });

  it('find code that compares a region with an id, but not tests, stories, languages or sites', () => {
    const found = (text: string, path?: string) => regionComparisons(file(text, path), ['cn', 'de']);
    for (const text of ["region === 'cn'", "({ region }) => region.id !== 'de'", "market === 'cn'"])
      expect(found(text), text).toEqual(['a.ts:1']);
    for (const text of ["languageOf(locale) === 'de'", "site === 'cn'", "region === 'xx'"])
      expect(found(text), text).toEqual([]);
    for (const path of ['a.test.ts', 'A.stories.tsx', 'app/e2e/a.ts', 'src/testing/a.ts'])
      expect(found("region === 'cn'", path), path).toEqual([]);
  });

  it('find an action without a commit, and one without a readable version', () => {
    const commit = '0123456789abcdef0123456789abcdef01234567';
    const used = (action: string) => unpinnedActions(file(`      - uses: ${action}`, '.github/workflows/ci.yml'));
    for (const loose of [
      'a/b@v5',
      'a/b@main',
      'a/b',
      `a/b@${commit.slice(0, 12)} # v1.0.0`,
      `a/b@${commit}`,
      `a/b@${commit} # main`,
      'docker://image:1',
    ])
      expect(used(loose), loose).toEqual(['.github/workflows/ci.yml:1']);
    for (const pinned of [`a/b@${commit} # v1.2.3`, `a/b/c@${commit} # v1.2.3`, './.github/actions/own'])
      expect(used(pinned), pinned).toEqual([]);
  });

  it('find a link to a missing file, relative to its document', () => {
    const document = [
      {
        path: 'docs/a.md',
        text: 'first\n[b](../libs/b.ts), [c](c.md#part), [web](https://example.com), [here](#here)',
      },
    ];
    expect(deadLinks(document, (path) => path === 'libs/b.ts')).toEqual([
      "docs/a.md:2: c.md does not exist; name a file from this one's folder",
    ]);
    expect(deadLinks(document, () => true)).toEqual([]);
  });

  it('do not report a registry of metrics', () => {
    expect(registryMentions(file('registry.metrics()'))).toEqual([]);
  });

  it.each([
    ['..', '/shared'],
    ['see ..', '/shared/spec'],
    ['..', '/shared.'],
  ])('find the path outside the repository in %s%s', (...parts) => {
    expect(outsideMentions(file(word(...parts)))).toEqual(['a.ts:1']);
  });

  it.each([
    ['..', '/shared.ts'],
    ['..', '/shared-messages'],
  ])('do not report %s%s', (...parts) => {
    expect(outsideMentions(file(word(...parts)))).toEqual([]);
  });

  it.each([
    word('// TO', 'DO later'),
    word('// FIX', 'ME'),
    word('it.', "only('x')"),
    word('describe.', "skip('x')"),
    word('test.', 'skip.each'),
  ])('find the leftover %s', (text) => {
    expect(leftovers(file(text))).toEqual(['a.ts:1']);
  });

  it('allow conditional tests, and the same words in prose', () => {
    expect(leftovers(file(word('it.', 'skipIf(windows)')))).toEqual([]);
    expect(leftovers(file(word('TO', 'DO'), 'a.md'))).toEqual([]);
  });

  it.each(['  // long text', '/** long text */', ' * long text'])('find the wide comment "%s"', (text) => {
    expect(wideComments(file(text), 9)).toEqual(['a.ts:1']);
    expect(wideComments(file(text), 20)).toEqual([]);
    expect(wideComments(file(`${text} https://a.example/`), 9)).toEqual([]);
  });

  it('find packages that are tied to a host', () => {
    const lockfile = JSON.stringify({
      packages: { '': {}, 'libs/a': { resolved: 'libs/a' }, b: { resolved: 'https://host.example/b.tgz' } },
    });
    expect(tiedPackages(lockfile)).toEqual(['b']);
  });

  it('find vague names such as utils, helpers and common', () => {
    expect(
      vaguePaths([
        'libs/a/utils/b.ts',
        'libs/a/helpers.test.ts',
        'libs/a/Common.tsx',
        'libs/a/tag-manager.ts',
        'libs/a/manual.ts',
        'tools/a/.storybook/manager.tsx',
      ]),
    ).toEqual(['libs/a/utils/b.ts', 'libs/a/helpers.test.ts', 'libs/a/Common.tsx']);
  });

  it('distinguish entry points from index files inside, and ignore patterns', () => {
    const entryPoints = entryPointsOf(
      file(
        JSON.stringify({
          exports: {
            '.': './src/index.ts',
            './b': { types: './b.d.mts', default: './b.mjs' },
            './c/*': './src/c/*/*.ts',
          },
        }),
        'libs/a/package.json',
      ),
    );
    expect(entryPoints).toEqual([
      { folder: 'libs/a', targets: ['libs/a/src/index.ts', 'libs/a/b.d.mts', 'libs/a/b.mjs'] },
    ]);
    expect(
      misplacedIndexFiles(['libs/a/src/index.ts', 'libs/a/src/c/index.ts', 'libs/a/src/reindex.ts'], entryPoints),
    ).toEqual(['libs/a/src/c/index.ts']);
  });

  it('find a folder with too many files, not counting subfolders and other projects', () => {
    const paths = ['libs/a/src/1.ts', 'libs/a/src/2.ts', 'libs/a/src/3.ts', 'libs/a/src/b/1.ts', 'libs/ab/1.ts'];
    expect(crowdedFolders(paths, 'libs/a', 3)).toEqual([]);
    expect(crowdedFolders(paths, 'libs/a', 2)).toEqual([
      'libs/a/src: 3 files; make a folder for those that belong together',
    ]);
  });
});
