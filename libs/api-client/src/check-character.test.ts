import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCharacter, hasCheckCharacter, inGroups, plainCharacters } from './check-character.ts';
import { isRequestNumber, requestNumber, requestNumbers } from './request-number.ts';
import { readSerialNumber } from './serial-number.ts';

const characters = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const text = fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 20 }).map((all) => all.join(''));

describe('a check character', () => {
  it('follows ISO/IEC 7064 MOD 37,36', () => {
    // The example of a standard that uses it: a Global Release Identifier.
    expect(checkCharacter('A12425GABC1234002')).toBe('M');
    expect(hasCheckCharacter('A12425GABC1234002M')).toBe(true);
  });

  it('reveals every single wrong character', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.constantFrom(...characters), (body, at, wrong) => {
        const whole = body + checkCharacter(body);
        const index = at % whole.length;
        expect(hasCheckCharacter(whole)).toBe(true);
        expect(hasCheckCharacter(whole.slice(0, index) + wrong + whole.slice(index + 1))).toBe(wrong === whole[index]);
      }),
    );
  });

  it('exists only for figures and capital letters', () => {
    for (const wrong of ['a', 'Ä', '-', ' ']) expect(() => checkCharacter(wrong)).toThrow(RangeError);
    for (const wrong of ['', 'A', '__', 'ab']) expect(hasCheckCharacter(wrong)).toBe(false);
  });
});

describe('a serial number', () => {
  const own = fc
    .array(fc.constantFrom(...characters), { minLength: 9, maxLength: 9 })
    .map((all) => `KM${all.join('')}`);
  const fullWidth = (plain: string) =>
    Array.from(plain)
      .map((character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
      .join('');

  it('is read in any case, grouping or width, and returned as it is printed', () => {
    fc.assert(
      fc.property(own, (body) => {
        const whole = body + checkCharacter(body);
        for (const typed of [
          whole,
          whole.toLowerCase(),
          ` ${inGroups(whole)} `,
          inGroups(whole).replaceAll('-', ' – '),
          fullWidth(whole),
        ])
          expect(readSerialNumber(typed)).toBe(inGroups(whole));
      }),
    );
  });

  it('is rejected with one wrong character', () => {
    fc.assert(
      fc.property(own, fc.nat(11), fc.constantFrom(...characters), (body, at, wrong) => {
        const whole = body + checkCharacter(body);
        fc.pre(whole[at] !== wrong);
        expect(readSerialNumber(whole.slice(0, at) + wrong + whole.slice(at + 1))).toBeUndefined();
      }),
    );
  });

  it('is well-formed or undefined for any text, without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const read = readSerialNumber(typed);
        expect(read === undefined || /^KM[\dA-Z]{2}-[\dA-Z]{4}-[\dA-Z]{4}$/.test(read)).toBe(true);
      }),
    );
    const [other, longer] = ['XX072507123', 'KMFB25071234'];
    for (const body of [other, longer]) expect(readSerialNumber(body + checkCharacter(body))).toBeUndefined();
  });
});

describe('a request number', () => {
  it('is readable, has a check character, and differs for each drawn number', () => {
    fc.assert(
      fc.property(fc.nat(requestNumbers - 1), fc.nat(requestNumbers - 1), (drawn, other) => {
        const number = requestNumber(drawn);
        if (number === undefined) return;
        expect(number).toMatch(/^KM-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(isRequestNumber(number)).toBe(true);
        if (other !== drawn) expect(requestNumber(other)).not.toBe(number);
      }),
    );
  });

  it('exists for more than four of five drawn numbers', () => {
    const made = Array.from({ length: 1000 }, (_, index) => requestNumber(index * 7919)).filter(
      (number) => number !== undefined,
    );
    expect(made.length).toBeGreaterThan(800);
  });

  it('is rejected with one wrong character', () => {
    const drawn = fc
      .nat(requestNumbers - 1)
      .map(requestNumber)
      .filter((number) => number !== undefined);
    fc.assert(
      fc.property(
        drawn,
        fc.constantFrom(3, 4, 5, 6, 8, 9, 10, 11),
        fc.constantFrom(...characters),
        (number, at, wrong) => {
          expect(isRequestNumber(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(number[at] === wrong);
        },
      ),
    );
    for (const wrong of ['', 'KM', 'km-7f3k-29qx', plainCharacters('KM-0000-0000')])
      expect(isRequestNumber(wrong)).toBe(false);
  });
});
