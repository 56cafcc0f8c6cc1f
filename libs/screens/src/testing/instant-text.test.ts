import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromGlobal, shown, toGlobal } from './instant-text.ts';

it('writes an instant so that it may stand in an address, and reads it again', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      const second = Math.floor(date.getTime() / 1000) * 1000;
      expect(toGlobal(second)).toMatch(/^[a-zA-Z0-9 _-]*$/);
      expect(fromGlobal(toGlobal(second))).toBe(second);
    }),
  );
});

it('reads nothing from what is no instant', () => {
  for (const text of ['now', '', '20250710', '2025-07-10T12:00:00Z', '20250710T120000'])
    expect(fromGlobal(text)).toBeUndefined();
});

it('shows it as a person reads it', () => {
  expect(shown('20250710T120000Z')).toBe('2025-07-10 12:00:00Z');
  expect(shown('now')).toBe('now');
});
