import { localeFile, type Locale } from './locales.ts';
import type { Messages } from './messages.ts';

const files = import.meta.glob<Messages>('../messages/*.json', { import: 'default', eager: true });

/** The words that every screen shares, at once. For the server: a browser loads its own locale's alone. */
export function sharedMessages(locale: Locale): Messages {
  return localeFile(files, '../messages', locale) ?? {};
}
