import { checkCharacter, hasCheckCharacter, inGroups, plainCharacters } from './check-character.ts';

/** Capitals and digits that are not confused with one another when read aloud or written by hand. */
const readable = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 7;

/** The number of different results of `requestNumber`. */
export const requestNumbers = readable.length ** length;

/**
 * Returns the request number for a whole number from 0 to `requestNumbers` − 1, such as `KM-7F3K-29QX`: seven
 * characters and their check character. Returns undefined if that check character is easily misread; then draw the next
 * number.
 */
export function requestNumber(drawn: number): string | undefined {
  let body = '';
  for (let rest = drawn; body.length < length; rest = Math.floor(rest / readable.length))
    body = readable.charAt(rest % readable.length) + body;
  const check = checkCharacter(`KM${body}`);
  return readable.includes(check) ? `KM-${inGroups(body + check)}` : undefined;
}

/** Returns true if a text is a request number as the API sends it. */
export function isRequestNumber(text: string): boolean {
  return /^KM-[\dA-Z]{4}-[\dA-Z]{4}$/.test(text) && hasCheckCharacter(plainCharacters(text));
}
