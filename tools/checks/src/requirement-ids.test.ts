import { describe, expect, it } from 'vitest';
import { coverage, coverageLines, isTestFile, namedIds, rowIds } from './requirement-ids.ts';
import { committedPaths, readText, textFiles } from './workspace.ts';

/** This file is scanned as well, so it must not contain a name in brackets literally. */
const named = (list: string) => `it('does something [${list}]', () => {});`;
const list =
  '# List\n| ID | Requirement |\n|---|---|\n| RG-1 | one, see RG-9 |\n| RG-2 | two |\n|AP-1|three|\n| FX | four |\n';

describe('the list of requirements', () => {
  it('contains the IDs of its tables', () => {
    expect(rowIds(list)).toEqual(['RG-1', 'RG-2', 'AP-1', 'FX']);
  });

  it('contains each ID only once', () => {
    const ids = rowIds(readText('docs/requirements.md'));
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('requirement IDs in tests', () => {
  it.each([
    ['RG-1', ['RG-1']],
    ['RG-1, AP-12', ['RG-1', 'AP-12']],
    ['RG-1,RG-2', ['RG-1', 'RG-2']],
    ['RG-1, FX', ['RG-1', 'FX']],
    ['FX', ['FX']],
  ])('[%s] are read', (text, ids) => {
    expect(namedIds(named(text))).toEqual(ids);
  });

  it.each(['RG-1..4', 'RG-1 to RG-4', 'RG-1–4'])('do not allow a range like [%s]', (range) => {
    expect(coverage(list, [{ path: 'a.test.ts', text: named(range) }]).unknown).toEqual([
      { path: 'a.test.ts', id: range },
    ]);
  });

  it.each(["['AB-1']", 'RG-1', '[a-z]', '/[A-Z]{2}-1/', '[RG]'])('are not found in %s', (text) => {
    expect(namedIds(text)).toEqual([]);
  });

  it.each([
    ['libs/a/src/b.test.ts', true],
    ['libs/a/src/b.test.tsx', true],
    ['libs/ui/src/components/A/A.stories.tsx', true],
    ['apps/a/e2e/support/regions.ts', true],
    ['libs/a/src/b.ts', false],
    ['docs/a.test.md', false],
  ])('count in %s: %s', (path, counts) => {
    expect(isTestFile(path)).toBe(counts);
  });

  it('are all in the list of requirements', () => {
    expect(coverage(readText('docs/requirements.md'), textFiles(committedPaths().filter(isTestFile))).unknown).toEqual(
      [],
    );
  });
});

describe('the coverage', () => {
  const files = [
    { path: 'a.test.ts', text: named('RG-1') + named('RG-7') },
    { path: 'a.ts', text: named('RG-2') },
  ];

  it('contains the named, unnamed and unknown IDs', () => {
    expect(coverage(list, files)).toEqual({
      named: ['RG-1'],
      unnamed: ['RG-2', 'AP-1', 'FX'],
      unknown: [{ path: 'a.test.ts', id: 'RG-7' }],
    });
  });

  it('is printed with a line for each group, and with the file of each unknown ID', () => {
    expect(coverageLines(coverage(list, files))).toEqual([
      '1 of 4 requirements are named by tests. Not named yet:',
      '  RG 2',
      '  AP 1',
      '  FX',
      'a.test.ts names [RG' + '-7], which docs/requirements.md does not have.',
    ]);
  });
});
