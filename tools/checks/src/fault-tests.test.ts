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
  it('test that a row names: must be the title of one, in a file of tests', () => {
    expect(missingTests(table('`says so`'), files)).toEqual([]);
    expect(missingTests(table('`says so` · `says` · `is elsewhere`'), files)).toEqual([
      { fault: 'API down', title: 'says' },
      { fault: 'API down', title: 'is elsewhere' },
    ]);
  });

  it('row without a test: is a mistake', () => {
    expect(missingTests(table('its author'), files)).toEqual([{ fault: 'API down', title: '' }]);
  });

  it('every test that docs/operations.md names exists', () => {
    const markdown = readText('docs/operations.md');
    expect(faultRows(markdown).length).toBeGreaterThan(15);
    expect(missingTests(markdown, textFiles())).toEqual([]);
  });
});
