import { hasCheckCharacter, inGroups, plainCharacters } from './check-character.ts';

/** The number of characters of a serial number, the check character included. */
export const serialLength = 12;

const pattern = /^KM[\dA-Z]{10}$/;

/**
 * Reads a robot's serial number in any common spelling: `KM`, two characters of the model, four digits or letters of
 * the week it was built in, three more for the single robot and a check character. Returns it as it is printed, such as
 * `KMFB-2507-31AP`; undefined if invalid.
 */
export function readSerialNumber(typed: string): string | undefined {
  const text = plainCharacters(typed);
  return pattern.test(text) && hasCheckCharacter(text) ? inGroups(text) : undefined;
}
