import { isTestFile } from './requirement-ids.ts';
import type { SourceFile } from './workspace.ts';

/** A test that is in the table of faults but in no test file. */
export interface MissingTest {
  readonly fault: string;
  readonly title: string;
}

/** Returns the rows of the table of faults: the fault, and the titles of the tests for its visible effect. */
export function faultRows(markdown: string): { readonly fault: string; readonly titles: readonly string[] }[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith('Faults')) ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);
  return rows.map((line) => {
    const [fault = '', , tests = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { fault, titles: [...tests.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title) };
  });
}

/** Returns the tests in the table of faults that do not exist, including the missing test of a row without one. */
export function missingTests(markdown: string, files: readonly SourceFile[]): MissingTest[] {
  const tests = files.filter(({ path }) => isTestFile(path)).map(({ text }) => text);
  const isThere = (title: string) => tests.some((text) => text.includes(`'${title}'`));
  return faultRows(markdown).flatMap(({ fault, titles }) =>
    (titles.length > 0 ? titles : ['']).filter((title) => !isThere(title)).map((title) => ({ fault, title })),
  );
}
