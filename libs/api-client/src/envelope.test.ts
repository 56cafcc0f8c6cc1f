import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { parseEnvelope, parseEnvelopeText } from './envelope.ts';

function failure(open: () => unknown): ApiError {
  try {
    open();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('a response envelope [ER-1]', () => {
  it('with code 2000 returns its data, even if the data is falsy', () => {
    expect(parseEnvelope({ code: 2000, msg: 'success', data: { timestamp: 1 } })).toEqual({
      code: 2000,
      msg: 'success',
      data: { timestamp: 1 },
    });
    for (const data of [0, false, '', []]) expect(parseEnvelope({ code: 2000, msg: '', data }).data).toEqual(data);
  });

  it('with code 2000 and no data returns an empty object', () => {
    expect(parseEnvelope({ code: 2000, msg: 'success' }).data).toEqual({});
    expect(parseEnvelope({ code: 2000, msg: null, data: null })).toEqual({ code: 2000, msg: '', data: {} });
  });

  it('with any other code throws a business error with its code and message', () => {
    fc.assert(
      fc.property(
        fc.integer().filter((code) => code !== 2000),
        fc.string(),
        fc.jsonValue(),
        (code, msg, data) => {
          expect(failure(() => parseEnvelope({ code, msg, data }))).toMatchObject({ kind: 'business', code, msg });
        },
      ),
    );
  });

  it.each([[null], ['2000'], [true], [1.5], [undefined], [[2000]]])('whose code is %j is malformed', (code) => {
    expect(failure(() => parseEnvelope({ code, msg: '', data: {} })).kind).toBe('malformed');
  });

  it('whose message is not a text is malformed', () => {
    expect(failure(() => parseEnvelope({ code: 2000, msg: 7 })).kind).toBe('malformed');
  });

  it.each(['<!doctype html><p>Bad gateway', '', 'null', '[]', '"2000"', '{"code":2000,"da', '2000', '{}'])(
    'is malformed if its text is %j',
    (text) => {
      expect(failure(() => parseEnvelopeText(text)).kind).toBe('malformed');
    },
  );

  it('from any text returns a success or throws an ApiError, and changes no prototype', () => {
    const keys = ['__proto__', 'constructor', 'prototype', 'code', 'msg', 'data'];
    const awkward = fc.dictionary(
      fc.oneof(fc.constantFrom(...keys), fc.string()),
      fc.oneof(fc.jsonValue(), fc.constantFrom(2000, 4003)),
    );
    const text = fc.oneof(
      fc.json(),
      awkward.map((value) => JSON.stringify(value)),
      fc.string(),
    );
    const before = Reflect.ownKeys(Object.prototype);
    fc.assert(
      fc.property(text, (input) => {
        try {
          expect(parseEnvelopeText(input).code).toBe(2000);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
        expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
      }),
      { numRuns: 2000 },
    );
  });

  it('is malformed if its properties are inherited', () => {
    expect(failure(() => parseEnvelope(Object.create({ code: 2000, data: 'inherited' }))).kind).toBe('malformed');
    expect(failure(() => parseEnvelopeText('{"__proto__":{"code":2000}}')).kind).toBe('malformed');
  });
});
