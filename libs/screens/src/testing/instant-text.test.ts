import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromGlobal, shown, toGlobal } from './instant-text.ts';

it('writes an instant in a form that an address can contain, and reads it back', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      const second = Math.floor(date.getTime() / 1000) * 1000;
      expect(toGlobal(second)).toMatch(/^[a-zA-Z0-9 _-]*$/);
      expect(fromGlobal(toGlobal(second))).toBe(second);
    }),
  );
});

it('returns undefined for a text that is not an instant', () => {
  for (const text of ['now', '', '20250710', '2025-07-10T12:00:00Z', '20250710T120000'])
    expect(fromGlobal(text)).toBeUndefined();
});

it('shows an instant in a readable form', () => {
  expect(shown('20250710T120000Z')).toBe('2025-07-10 12:00:00Z');
  expect(shown('now')).toBe('now');
});
