import { isTestFile } from './requirement-ids.ts';
import type { SourceFile } from './workspace.ts';

/** A test that the table of faults names and no test file holds. */
export interface MissingTest {
  readonly fault: string;
  readonly title: string;
}

/** The rows of the table of faults: the fault, and the titles of the tests that prove what a visitor sees. */
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

/** Returns the tests that the table of faults names in vain. A row without a test is one of them. */
export function missingTests(markdown: string, files: readonly SourceFile[]): MissingTest[] {
  const tests = files.filter(({ path }) => isTestFile(path)).map(({ text }) => text);
  const isThere = (title: string) => tests.some((text) => text.includes(`'${title}'`));
  return faultRows(markdown).flatMap(({ fault, titles }) =>
    (titles.length > 0 ? titles : ['']).filter((title) => !isThere(title)).map((title) => ({ fault, title })),
  );
}
