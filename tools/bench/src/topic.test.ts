import { describe, expect, it } from 'vitest';
import { verdicts, type Aim } from './topic.ts';

const isMet = (value: number | undefined, aim: Aim) =>
  verdicts({ title: '', columns: [{ name: 'ms', aim }], rows: [] }, { label: '', values: [value] })[0]?.isMet;

describe('an aim', () => {
  it.each([
    [300, { atMost: 300 }, true],
    [300.1, { atMost: 300 }, false],
    [0.01, { below: 0.01 }, false],
    [0.0099, { below: 0.01 }, true],
    [0.9, { atLeast: 0.9 }, true],
    [0.89, { atLeast: 0.9 }, false],
    [NaN, { atMost: 300 }, false],
    [undefined, { atMost: 300 }, false],
  ] satisfies [number | undefined, Aim, boolean][])('%s against %o: is met: %s', (value, aim, met) => {
    expect(isMet(value, aim)).toBe(met);
  });

  it('of a row replaces only the aim of the first column', () => {
    const topic = {
      title: '',
      columns: [
        { name: 'a', aim: { atMost: 1 } },
        { name: 'b', aim: { atMost: 1 } },
      ],
      rows: [],
    };
    expect(verdicts(topic, { label: '', values: [2, 2], aim: { atMost: 2 } }).map((verdict) => verdict.isMet)).toEqual([
      true,
      false,
    ]);
  });

  it('does not apply to a reference row', () => {
    expect(
      verdicts(
        { title: '', columns: [{ name: 'a', aim: { atMost: 1 } }], rows: [] },
        { label: '', values: [2], isReference: true },
      ),
    ).toEqual([]);
  });
});
