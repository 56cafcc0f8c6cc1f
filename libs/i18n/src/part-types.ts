import type { TYPE } from '@formatjs/icu-messageformat-parser';

// The parser's own enumeration would add code.
export const literal = 0 as unknown as TYPE.literal;
export const argument = 1 as unknown as TYPE.argument;
export const number = 2 as unknown as TYPE.number;
