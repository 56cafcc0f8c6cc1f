import type { Locale, Messages } from '@kinemorph/i18n';

const files = import.meta.glob<Messages>('./*/messages/*.json', { import: 'default' });

/** Loads the words of one screen in one locale, a chunk of their own. A screen without words has none. */
export async function loadMessages(screen: string, locale: Locale): Promise<Messages> {
  return (await files[`./${screen}/messages/${locale}.json`]?.()) ?? {};
}
