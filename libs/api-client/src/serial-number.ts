import { hasCheckCharacter, inGroups, plainCharacters } from './check-character.ts';

/** How many characters a serial number has, the check character included. */
export const serialLength = 12;

const pattern = /^KM[\dA-Z]{10}$/;

/**
 * Reads a robot's serial number, however it was typed: `KM`, two characters of the model, four digits or letters of the week it was built in,
 * three of its own and a check character. Returns it as it is printed, such as `KMFB-2507-31AP`; undefined if it is none.
 */
export function readSerialNumber(typed: string): string | undefined {
  const text = plainCharacters(typed);
  return pattern.test(text) && hasCheckCharacter(text) ? inGroups(text) : undefined;
}
