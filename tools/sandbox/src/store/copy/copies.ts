import type { Language } from '../../regions.ts';
import type { Copy } from './copy.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zh } from './zh.ts';

/** The texts of the stand-in pages by language. */
export const copies: Readonly<Record<Language, Copy>> = { en, de, fr, ja, ko, zh };
