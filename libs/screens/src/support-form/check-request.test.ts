import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRequest, dayOf } from './check-request.ts';
import type { FormField } from './form-field.ts';

const rules = {
  today: '2025-08-01',
  file: { types: ['image/jpeg', 'application/pdf'], photoBytes: 5000, sentBytes: 700 },
};
const words = { label: 'Label', missing: 'missing' };
const fields: readonly FormField[] = [
  { ...words, kind: 'cards', name: 'product', options: [] },
  { ...words, kind: 'serial', name: 'serial', wrong: 'wrong', maxLength: 30 },
  { ...words, kind: 'date', name: 'purchased', wrong: 'wrong', maxLength: 10 },
  { ...words, kind: 'email', name: 'email', wrong: 'wrong', maxLength: 254 },
  { ...words, kind: 'text', name: 'fault', short: 'short', min: 10, maxLength: 3000 },
  { kind: 'line', name: 'phone', label: 'Phone', type: 'tel', maxLength: 120 },
  { kind: 'file', name: 'proof', label: 'Proof', wrongType: 'type', tooLarge: 'large', unreadable: 'unreadable' },
];
const right = {
  product: 'flagshipBumblebee',
  serial: 'KMFB-2507-31A4',
  purchased: '2025-08-01',
  email: 'ada@example.com',
  fault: 'It stops half-way.',
};
const check = (values: Readonly<Record<string, string>>, file?: { type: string; size: number }) =>
  checkRequest(fields, { values: { ...right, ...values }, file }, rules);

describe('the check of a form', () => {
  it('reports no errors when all required values are valid', () => {
    expect(check({})).toEqual({});
  });

  it('reports all missing required values at once, also those with only white space', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\s*$/), (empty) => {
        const values = Object.fromEntries([...Object.keys(right), 'phone'].map((name) => [name, empty]));
        expect(check(values)).toEqual({
          product: 'missing',
          serial: 'missing',
          purchased: 'missing',
          email: 'missing',
          fault: 'missing',
        });
      }),
    );
    expect(checkRequest(fields, { values: {}, file: undefined }, rules)).toEqual(
      check({ product: '', serial: '', purchased: '', email: '', fault: '' }),
    );
  });

  it.each([
    [{ serial: 'KMFB-2507-31A5' }, { serial: 'wrong' }],
    [{ purchased: '2025-08-02' }, { purchased: 'wrong' }],
    [{ purchased: '0202-08-01' }, { purchased: 'wrong' }],
    [{ purchased: 'last week' }, { purchased: 'wrong' }],
    [{ email: 'ada@example' }, { email: 'wrong' }],
    [{ email: 'a b@example.com' }, { email: 'wrong' }],
    [{ fault: 'It stops.' }, { fault: 'short' }],
  ])('reports the error in %j', (values, errors) => {
    expect(check(values)).toEqual(errors);
  });

  it('checks a file’s type and size: photos may be larger, because they can be reduced', () => {
    expect(check({}, { type: 'image/gif', size: 1 })).toEqual({ proof: 'type' });
    expect(check({}, { type: '', size: 1 })).toEqual({ proof: 'type' });
    expect([check({}, { type: 'image/jpeg', size: 5000 }), check({}, { type: 'image/jpeg', size: 5001 })]).toEqual([
      {},
      { proof: 'large' },
    ]);
    expect([
      check({}, { type: 'application/pdf', size: 700 }),
      check({}, { type: 'application/pdf', size: 701 }),
    ]).toEqual([{}, { proof: 'large' }]);
  });

  it('never throws, and reports only known errors for any input', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(right), '__proto__'), fc.string({ unit: 'binary' })),
        (values) => {
          const messages = Object.values(checkRequest(fields, { values, file: undefined }, rules));
          expect(messages.every((text) => ['missing', 'wrong', 'short'].includes(text))).toBe(true);
        },
      ),
    );
  });
});

describe('the day of an instant', () => {
  it('is in the visitor’s time zone, in the format of a date field', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(2000, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true }), (date) => {
        const [year, month, day] = dayOf(date.getTime()).split('-').map(Number);
        expect([year, month, day]).toEqual([date.getFullYear(), date.getMonth() + 1, date.getDate()]);
        expect(dayOf(date.getTime())).toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
    );
  });
});
