import { baseLocale, type Locale } from '@kinemorph/i18n/locales';
import { createHash } from 'node:crypto';
import { textsOf, source, type WordFolder } from '../words/folders.ts';
import { placeholders } from '../words/message.ts';
import { budgetOf, slotOf } from '../words/slots.ts';

/** A text that is exported for translation and later imported. */
export interface WordRow {
  readonly locale: Locale;
  /** The folder, from the root of the checkout. */
  readonly folder: string;
  readonly id: string;
  /** The en-US text. */
  readonly source: string;
  /** The locale's text, possibly inherited; empty if there is none. */
  readonly text: string;
  /** Notes for translators: the available length, and parts that must not change. */
  readonly notes: readonly string[];
  /** Hash of both texts at the time of the export, which shows if one has changed since. */
  readonly mark: string;
}

/** A returned row, which is not validated yet. */
export interface ReturnedRow {
  /** From 1, as an editor counts. */
  readonly line: number;
  readonly locale: string;
  readonly folder: string;
  readonly id: string;
  readonly source: string;
  readonly text: string;
  readonly mark: string;
}

/** Returns every text of a locale, in the order of en-US. */
export function rowsOf(folders: readonly WordFolder[], locale: Locale): readonly WordRow[] {
  return folders
    .filter(({ needed }) => needed.includes(locale))
    .flatMap((folder) => {
      const texts = textsOf(folder, locale);
      return [...textsOf(folder, source)].map(([id, english]) => {
        const text = texts.get(id) ?? '';
        return {
          locale,
          folder: folder.path,
          id,
          source: english,
          text,
          notes: notesOn(folder.path, id, english, locale),
          mark: markOf(english, text),
        };
      });
    });
}

function notesOn(path: string, id: string, english: string, locale: Locale): readonly string[] {
  const slot = slotOf(path, id);
  const names = namesIn(english);
  return [
    ...(slot ? [`${slot.name}: at most ${budgetOf(slot, locale)} columns`] : []),
    ...(names.length > 0 ? [`keep ${names.map((name) => `{${name}}`).join(' ')}`] : []),
    ...(baseLocale[locale] ? [`what reads as in ${baseLocale[locale]} is inherited`] : []),
  ];
}

function namesIn(message: string): readonly string[] {
  try {
    return placeholders(message);
  } catch {
    return [];
  }
}

/** Returns a short hash of a text and its source: it changes if either of them does. */
export function markOf(english: string, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([english, text]))
    .digest('hex')
    .slice(0, 12);
}
