import { describe, expect, it } from 'vitest';
import { recordMistakes } from './decision-records.ts';
import { textFiles } from './workspace.ts';

const file = (number: string, text: string) => ({ path: `docs/decisions/${number}-x.md`, text });
const record = (number: string, status: string, code = '[`a`](../../libs/a)') =>
  file(number, `# ${number} · X\n\n**Date:** 1 May 2026 · **Status:** ${status} · **Code:** ${code}\n\n## Decision\n`);

describe('decision records', () => {
  it('need a date, a status and a link to code below the title', () => {
    expect(recordMistakes([record('001', 'accepted'), file('002', '# 002 · X\n\n## Decision\n')])).toEqual([
      'docs/decisions/002-x.md: write date, status and links to code below the title',
    ]);
    expect(recordMistakes([record('001', 'accepted', 'none')])).toHaveLength(1);
  });

  it('link to the record that amends them', () => {
    const amends = record('002', 'accepted; amends [001](001-x.md)');
    expect(recordMistakes([record('001', 'accepted; amended by [002](002-x.md)'), amends])).toEqual([]);
    expect(recordMistakes([record('001', 'accepted'), amends])).toEqual([
      'docs/decisions/001-x.md: write in its status that 002 amends it',
    ]);
  });

  it('of this repository are complete', () => {
    expect(recordMistakes(textFiles())).toEqual([]);
  });
});
