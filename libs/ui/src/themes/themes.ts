import type { Theme } from '../theme/theme.ts';
import { blackFriday } from './black-friday.ts';
import { brand } from './brand.ts';
import { christmas } from './christmas.ts';

/** Every theme as data, for tests and tools. A page imports the style sheets of those that it shows. */
export const themes: readonly Theme[] = [brand, blackFriday, christmas];
