import { posix } from 'node:path';
import type { SourceFile } from './workspace.ts';

const record = /^docs\/decisions\/(\d{3})-[^/]+\.md$/;
/** The lines below the title, up to an empty line: date, status, and links to code. */
const header =
  /^# \d{3} · .+\n\n\*\*Date:\*\* \d{1,2} \w+ \d{4} · \*\*Status:\*\*\s(.+?)\s·\s\*\*Code:\*\*\s\[.+?\]\(\.\.\/\.\.\/.+?\)[^\n]*\n/s;

/**
 * Finds decision records without a date, a status and a link to code below the title, and those that do not say which
 * later record amends them.
 */
export function recordMistakes(files: readonly SourceFile[]): string[] {
  const records = files.flatMap(({ path, text }) => {
    const number = record.exec(path)?.[1];
    return number === undefined ? [] : [{ path, number, status: header.exec(text)?.[1] }];
  });
  return records.flatMap(({ path, number, status }) => {
    if (status === undefined) return [`${path}: write date, status and links to code below the title`];
    return linksBehind('amends', status).flatMap((name) => {
      const amended = records.find((other) => posix.basename(other.path) === name);
      return amended && linksBehind('amended by', amended.status ?? '').some((link) => link.startsWith(number))
        ? []
        : [`docs/decisions/${name}: write in its status that ${number} amends it`];
    });
  });
}

/** Returns the files to which a status links behind a word, up to the next semicolon. */
function linksBehind(word: string, status: string): string[] {
  const part = status.split(';').find((one) => one.trim().startsWith(word)) ?? '';
  return [...part.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file);
}
