import { describe, expect, it } from 'vitest';
import type { Answered } from '../load/load.ts';
import { verdictOf, type Row } from '../verdict.ts';
import { renderRows } from './cold-pages.ts';

const quiet = { control: 1, starved: 0 };
const answer = (more: Partial<Answered>): Answered => ({ path: '/us', status: 200, ms: 400, at: 0, ...more });
const refusal = answer({ status: 503, ms: 5, retryAfter: '2' });
const verdicts = (rows: readonly Row[]) => rows.map(verdictOf);
const served = (count: number) => Array.from({ length: count }, () => answer({}));

describe('cold pages', () => {
  it('all served, or a few refused quickly: meet every limit', () => {
    expect(verdicts(renderRows(served(10), 0.9, quiet))).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(verdicts(renderRows([...served(8), refusal, refusal], 0.8, quiet))).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  it('redirects and missing pages: count as served', () => {
    expect(verdicts(renderRows([...served(8), answer({ status: 302 }), answer({ status: 404 })], 1, quiet))).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
    ]);
  });

  it('each limit: can be missed while the others are met', () => {
    expect(verdicts(renderRows(served(10), 0.7, quiet))).toEqual(['missed', 'ok', 'ok', 'ok']);
    expect(verdicts(renderRows([...served(7), refusal, refusal, refusal], 1, quiet))).toEqual([
      'ok',
      'missed',
      'ok',
      'ok',
    ]);
    for (const failed of [answer({ status: 0 }), answer({ status: 500 }), answer({ status: 503, ms: 5 })])
      expect(verdicts(renderRows([...served(9), failed], 1, quiet))).toEqual(['ok', 'ok', 'missed', 'ok']);
    expect(verdicts(renderRows([...served(9), { ...refusal, ms: 21 }], 1, quiet))).toEqual([
      'ok',
      'ok',
      'ok',
      'missed',
    ]);
  });
});
