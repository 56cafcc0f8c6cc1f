import type { Place } from '../source/sources.ts';

/** A mistake as reported: its place, what was found, what is expected, and how to fix it. */
export interface Finding extends Place {
  /** The field, or the id of the text. */
  readonly what?: string;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}

/**
 * Sorts findings by file and line. Findings that several regions share are merged into one, which lists all their
 * fields.
 */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const alike = Map.groupBy(findings, (finding) => JSON.stringify({ ...finding, what: undefined }));
  const once = [...alike.values()].flatMap((same) => {
    const [first] = same;
    const fields = [...new Set(same.flatMap(({ what }) => what ?? []))];
    return first ? [{ ...first, ...(fields.length > 0 && { what: fields.join(', ') }) }] : [];
  });
  return once.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** All findings, and a last line that counts them. */
export function report(findings: readonly Finding[], checked: string): string {
  const blocks = findings.map(({ file, line, what, found, expected, fix }) =>
    [
      `${file}:${line}${what === undefined ? '' : `  ${what}`}`,
      `  found     ${found}`,
      `  expected  ${expected}`,
      `  fix       ${fix}`,
    ].join('\n'),
  );
  const files = new Set(findings.map(({ file }) => file)).size;
  const last =
    findings.length === 0
      ? `No mistakes in ${checked}.`
      : `${counted(findings.length, 'mistake')} in ${counted(files, 'file')}; checked ${checked}.`;
  return [...blocks, last].join('\n\n');
}

/** A number with its noun. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
