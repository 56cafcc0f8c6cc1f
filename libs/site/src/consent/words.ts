import { loadText, localeFile, type Locale, type Messages, type Text } from '@kinemorph/i18n';
import type en from './messages/en-US.json';

/** The texts of the consent question and of its settings. */
export type ConsentText = Text<keyof typeof en>;

const files = import.meta.glob<Messages>('./messages/*.json', { import: 'default' });

/** Loads the texts of a locale, from a separate chunk. */
export async function loadConsentWords(locale: Locale): Promise<ConsentText> {
  return loadText(locale, [(await localeFile(files, './messages', locale)?.()) ?? {}]);
}
