import { checkCharacter, hasCheckCharacter, inGroups, plainCharacters } from './check-character.ts';

/** Capitals and digits that are not taken for one another when they are read out or written down. */
const readable = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 7;

/** The most that `requestNumber` tells apart. */
export const requestNumbers = readable.length ** length;

/**
 * Makes a request's number of a whole number from 0 to `requestNumbers` − 1, such as `KM-7F3K-29QX`: seven characters and their check character.
 * Undefined where that check character would be one that is hard to tell from another; draw the next.
 */
export function requestNumber(drawn: number): string | undefined {
  let body = '';
  for (let rest = drawn; body.length < length; rest = Math.floor(rest / readable.length))
    body = readable.charAt(rest % readable.length) + body;
  const check = checkCharacter(`KM${body}`);
  return readable.includes(check) ? `KM-${inGroups(body + check)}` : undefined;
}

/** Whether a text is a request's number, as the API answers it. */
export function isRequestNumber(text: string): boolean {
  return /^KM-[\dA-Z]{4}-[\dA-Z]{4}$/.test(text) && hasCheckCharacter(plainCharacters(text));
}
