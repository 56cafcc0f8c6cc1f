import { describe, expect, it } from 'vitest';
import { faultRows, missingTests } from './fault-tests.ts';
import { readText, textFiles } from './workspace.ts';

const table = (tests: string) =>
  `# Operations\n\n## Load\n\n| a | b | c |\n|---|---|---|\n| x | y | \`no row of faults\` |\n\n## Faults: what a visitor sees\n\n| Fault | A visitor sees | Proven by |\n|---|---|---|\n| API down | nothing | ${tests} |\n`;
const files = [
  { path: 'libs/a/src/a.test.ts', text: "it('says so', () => undefined);" },
  { path: 'libs/a/src/a.ts', text: "const other = 'is elsewhere';" },
];

describe('the table of faults', () => {
  it('reports a title that no test in a test file has', () => {
    expect(missingTests(table('`says so`'), files)).toEqual([]);
    expect(missingTests(table('`says so` · `says` · `is elsewhere`'), files)).toEqual([
      { fault: 'API down', title: 'says' },
      { fault: 'API down', title: 'is elsewhere' },
    ]);
  });

  it('reports a row that names no test', () => {
    expect(missingTests(table('its author'), files)).toEqual([{ fault: 'API down', title: '' }]);
  });

  it('in docs/operations.md names only existing tests', () => {
    const markdown = readText('docs/operations.md');
    expect(faultRows(markdown).length).toBeGreaterThan(15);
    expect(missingTests(markdown, textFiles())).toEqual([]);
  });
});
