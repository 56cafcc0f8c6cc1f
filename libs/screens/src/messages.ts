import { localeFile, type Locale, type Messages } from '@kinemorph/i18n';

const files = import.meta.glob<Messages>('./*/messages/*.json', { import: 'default' });

/**
 * Loads the messages of one screen in one locale, on the server; pages carry them to the browser. A screen without
 * messages has none.
 */
export async function loadMessages(screen: string, locale: Locale): Promise<Messages> {
  return (await localeFile(files, `./${screen}/messages`, locale)?.()) ?? {};
}
