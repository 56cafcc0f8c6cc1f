import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTrace, readTraceparent } from './trace-context.ts';

const given = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const read = (headers: Record<string, string>) => readTrace((name) => headers[name] ?? null);

describe('request ids', () => {
  it('well-formed ids: are kept', () => {
    expect(read({ 'x-request-id': 'edge-1234.abc_D', traceparent: given, tracestate: 'a=1,b=2' })).toEqual({
      requestId: 'edge-1234.abc_D',
      traceparent: given,
      tracestate: 'a=1,b=2',
    });
  });

  it('missing ids: are created anew each time, with a trace that is not sampled', () => {
    const [one, two] = [read({}), read({})];
    for (const { requestId, traceparent } of [one, two]) {
      expect(requestId).toMatch(/^[\da-f]{32}$/);
      expect(readTraceparent(traceparent)).toBe(traceparent);
      expect(traceparent).toMatch(/-00$/);
    }
    expect(one.requestId).not.toBe(two.requestId);
    expect(one.traceparent).not.toBe(two.traceparent);
  });

  it.each(['', 'short', 'a b c d e f g h', 'x'.repeat(65), 'line\nbreak-12', '{"a":"bcdefgh"}', '../../../etc'])(
    'x-request-id %j: is replaced',
    (value) => {
      expect(read({ 'x-request-id': value }).requestId).toMatch(/^[\da-f]{32}$/);
    },
  );

  it.each([
    '00-00000000000000000000000000000000-b7ad6b7169203331-01',
    '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
    'ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    '00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01',
    `${given}-more`,
    `${given} `,
    '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331',
    '',
  ])('traceparent %j: is replaced, and its tracestate dropped', (value) => {
    const trace = read({ traceparent: value, tracestate: 'a=1' });
    expect(readTraceparent(value)).toBeUndefined();
    expect(trace.traceparent).not.toContain('0af7651916cd43dd8448eb211c80319c');
    expect(trace.tracestate).toBeUndefined();
  });

  it('traceparent of a later version: is passed on as version 00', () => {
    expect(readTraceparent('01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-what-comes-next')).toBe(given);
  });

  it('any headers: produce ids that are safe in a header and in a log', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            'x-request-id': fc.string({ unit: 'binary' }),
            traceparent: fc.string({ unit: 'binary' }),
            tracestate: fc.string({ unit: 'binary' }),
          },
          { requiredKeys: [] },
        ),
        (headers) => {
          const { requestId, traceparent } = read(headers);
          expect(requestId).toMatch(/^[\w.-]{8,64}$/);
          expect(readTraceparent(traceparent)).toBe(traceparent);
        },
      ),
    );
  });
});
