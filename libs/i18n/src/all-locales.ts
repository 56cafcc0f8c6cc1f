import { localeFile, type Locale } from './locales.ts';
import type { Messages } from './messages.ts';

const files = import.meta.glob<Messages>('../messages/*.json', { import: 'default', eager: true });

/** Returns the texts that every screen shares, synchronously. For the server: a browser loads only its own locale. */
export function sharedMessages(locale: Locale): Messages {
  return localeFile(files, '../messages', locale) ?? {};
}
