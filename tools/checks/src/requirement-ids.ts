import type { SourceFile } from './workspace.ts';

/** A name in a test that is not in the list. */
export interface UnknownId {
  readonly path: string;
  readonly id: string;
}

/** The result of comparing the tests with the list of requirements. */
export interface Coverage {
  readonly named: readonly string[];
  readonly unnamed: readonly string[];
  readonly unknown: readonly UnknownId[];
}

// The facts are also one requirement as a whole: FX alone, without a number.
const row = /^\|\s*([A-Z]{2}-\d+|FX)\s*\|/gm;
const brackets = /\[((?:[A-Z]{2}-\d|FX\b)[^\]\n]*)\]/g;
const testFile = /\.test\.tsx?$|\.stories\.tsx$|(?:^|\/)e2e\/.*\.ts$/;

/** The IDs of the rows of a document's tables, in their order. */
export function rowIds(markdown: string): string[] {
  return [...markdown.matchAll(row)].map(([, id = '']) => id);
}

/** Returns the IDs in brackets. A range remains a single name, which no row has. */
export function namedIds(source: string): string[] {
  return [...source.matchAll(brackets)].flatMap(([, list = '']) => list.split(',').map((id) => id.trim()));
}

/** Returns true for files that may name requirements: tests, stories and helpers of end-to-end tests. */
export function isTestFile(path: string): boolean {
  return testFile.test(path);
}

/** Compares the list of requirements with the ids in tests. */
export function coverage(markdown: string, files: readonly SourceFile[]): Coverage {
  const rows = rowIds(markdown);
  const names = files
    .filter(({ path }) => isTestFile(path))
    .flatMap(({ path, text }) => namedIds(text).map((id) => ({ path, id })));
  const ids = new Set(names.map(({ id }) => id));
  return {
    named: rows.filter((id) => ids.has(id)),
    unnamed: rows.filter((id) => !ids.has(id)),
    unknown: names.filter(({ id }) => !rows.includes(id)),
  };
}

/** Formats the coverage: one line for each incomplete group, and one for each unknown name. */
export function coverageLines({ named, unnamed, unknown }: Coverage): string[] {
  const groups = Map.groupBy(unnamed, (id) => id.slice(0, 2));
  return [
    `${named.length} of ${named.length + unnamed.length} requirements are named by tests.${groups.size > 0 ? ' Not named yet:' : ''}`,
    ...[...groups].map(([group, ids]) => `  ${group} ${ids.map((id) => id.slice(3)).join(' ')}`.trimEnd()),
    ...unknown.map(({ path, id }) => `${path} names [${id}], which docs/requirements.md does not have.`),
  ];
}
