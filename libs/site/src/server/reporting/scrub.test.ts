import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub, scrubPath } from './scrub.ts';

describe('text from a browser', () => {
  it.each([
    [
      "TypeError: Cannot read properties of undefined (reading 'price')",
      "TypeError: Cannot read properties of undefined (reading 'price')",
    ],
    ['fetch of https://user:pw@api.example/x?token=abc failed', 'fetch of <address> failed'],
    ['no user anna.schmidt@example.com here', 'no user <email> here'],
    ['from 203.0.113.7 or 2001:db8::1 at 12', 'from #.#.#.# or <ip> at #'],
    ['apptoken eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0 is old', 'apptoken <token> is old'],
    ['a\nline\u0000 and\u202E more', 'a line and more'],
    ['call 0171 2345678 or ٠١٢', 'call # # or #'],
  ])('%j: is kept as %j', (text, kept) => {
    expect(scrub(text, 200)).toBe(kept);
  });

  it('any text: has no digit, @ or line break after scrubbing, and keeps to the maximum length', () => {
    const secret = fc.oneof(
      fc.emailAddress(),
      fc.ipV4(),
      fc.ipV6(),
      fc.webUrl({ withQueryParameters: true }),
      fc.uuid(),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(secret, fc.constantFrom(' ', 'error in ', '('))),
        fc.integer({ min: 10, max: 200 }),
        (parts, longest) => {
          const scrubbed = scrub(parts.join(' '), longest);
          expect(scrubbed.length).toBeLessThanOrEqual(longest);
          expect(scrubbed).not.toMatch(/[\p{N}@\n\r\u2028\u2029]/u);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('path: keeps its segments, without numbers, e-mail addresses and tokens', () => {
    expect(scrubPath('/usapi/account/v1/user/profile')).toBe('/usapi/account/v#/user/profile');
    expect(scrubPath('/reset/anna@example.com/9f86d081884c7d659a2feaa0c55ad015')).toBe('/reset/<email>/<token>');
    expect(scrubPath(`/${'a/'.repeat(500)}`).length).toBeLessThanOrEqual(120);
  });
});
