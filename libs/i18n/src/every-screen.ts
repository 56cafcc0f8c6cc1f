import type en from '../messages/en-US.json';
import { localeFile, type Locale } from './locales.ts';
import type { Messages } from './messages.ts';

/** The id of a text that several screens share. */
export type SharedTextId = keyof typeof en;

const files = import.meta.glob<Messages>('../messages/*.json', { import: 'default' });

/** Loads the texts that every screen shares, one chunk for each locale. */
export async function loadSharedMessages(locale: Locale): Promise<Messages> {
  return (await localeFile(files, '../messages', locale)?.()) ?? {};
}
