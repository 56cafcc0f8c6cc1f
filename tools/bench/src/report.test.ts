import { describe, expect, it } from 'vitest';
import { countAims, reportOf } from './report.ts';
import type { Topic } from './topic.ts';

const topic: Topic = {
  title: 'Start',
  columns: [{ name: 'ms', aim: { atMost: 300 } }, { name: 'MB' }],
  rows: [
    { label: '  site', values: [310, undefined] },
    { label: 'plain', values: [9], isReference: true },
  ],
};

describe('the report', () => {
  it('contains figures by name, and a verdict for each aim', () => {
    expect(
      reportOf({
        machine: { cores: 2 },
        runs: 3,
        results: [{ id: 'start', result: { topics: [topic], details: { times: [310] } } }],
        failures: ['requests'],
      }),
    ).toEqual({
      machine: { cores: 2 },
      runs: 3,
      failures: ['requests'],
      parts: {
        start: {
          topics: [
            {
              title: 'Start',
              rows: [
                {
                  label: 'site',
                  values: { ms: 310, MB: null },
                  verdicts: [{ figure: 'ms', atMost: 300, isMet: false }],
                },
                { label: 'plain', values: { ms: 9, MB: null }, verdicts: [] },
              ],
            },
          ],
          details: { times: [310] },
        },
      },
    });
  });

  it('counts the met and missed aims', () => {
    const fast: Topic = { ...topic, rows: [{ label: 'site', values: [300] }] };
    expect(countAims([topic, fast, fast])).toEqual({ met: 2, missed: 1 });
  });
});
