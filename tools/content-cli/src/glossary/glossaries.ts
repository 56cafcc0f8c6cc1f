import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Glossary } from './glossary.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zh } from './zh.ts';

/** A glossary for each language of the sites. */
export const glossaries: readonly Glossary[] = [en, de, fr, ja, ko, zh];
