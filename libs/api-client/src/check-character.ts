const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns the check character of a text of capital letters and digits, by ISO/IEC 7064 MOD 37,36. It detects every
 * single wrong character, such as a zero typed for an O. Throws a RangeError on any other character.
 */
export function checkCharacter(text: string): string {
  let rest = 36;
  for (const character of text) {
    const value = alphabet.indexOf(character);
    if (value < 0)
      throw new RangeError(`checkCharacter: ${JSON.stringify(character)} is neither a capital letter nor a digit`);
    rest = (((rest + value) % 36 || 36) * 2) % 37;
  }
  return alphabet.charAt((37 - rest) % 36);
}

/** Returns true if a text of capital letters and digits ends in the check character of the rest. */
export function hasCheckCharacter(text: string): boolean {
  return /^[\dA-Z]{2,}$/.test(text) && checkCharacter(text.slice(0, -1)) === text.at(-1);
}

/** Writes a text in groups of four characters, which are easier to read and to type. */
export function inGroups(text: string): string {
  return text.replaceAll(/.{4}(?=.)/g, '$&-');
}

/**
 * Returns typed text in capitals, without spaces and hyphens; full-width characters of Asian keyboards become plain
 * ones.
 */
export function plainCharacters(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');
}
