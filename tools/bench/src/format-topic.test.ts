import { describe, expect, it } from 'vitest';
import { formatTopic } from './format-topic.ts';
import type { Topic } from './topic.ts';

const lines = (topic: Topic) => formatTopic(topic).split('\n');

describe('a topic whose columns have aims', () => {
  const topic: Topic = {
    title: 'Lighthouse',
    columns: [{ name: 'FCP', aim: { atMost: 950 } }, { name: 'CLS', digits: 3, aim: { below: 0.01 } }, { name: 'kB' }],
    rows: [
      { label: '/us', values: [1731.4, 0, 634] },
      { label: '  without scripts', values: [2000, 0.5, 500], isReference: true },
      { label: '/de', values: [950, 0.009, undefined] },
    ],
    notes: ['A note.'],
  };

  it('shows figures below their aims, and in each row the missed aims', () => {
    expect(lines(topic)).toEqual([
      'Lighthouse',
      '                     FCP      CLS   kB',
      '─────────────────  ─────  ───────  ───  ───────────',
      'aim                ≤ 950  < 0.010',
      '/us                1,731    0.000  634  missed: FCP',
      '  without scripts  2,000    0.500  500',
      '/de                  950    0.009    –  met',
      'A note.',
    ]);
  });
});

describe('a topic whose rows have aims', () => {
  it('shows each aim in its row', () => {
    const topic: Topic = {
      title: 'Memory',
      columns: [{ name: 'MB' }],
      rows: [
        { label: 'start', values: [90] },
        { label: 'load', values: [151], aim: { atMost: 150 } },
      ],
    };
    expect(lines(topic).slice(1)).toEqual([
      '        MB    aim',
      '─────  ───  ─────  ──────',
      'start   90',
      'load   151  ≤ 150  missed',
    ]);
  });
});
