import type { Messages } from '@kinemorph/i18n';
import { localeFile, type Locale } from '@kinemorph/i18n/locales';

const files = import.meta.glob<Messages>(
  ['../messages/*/*.json', './campaigns/*/copy/*.json', './products/*/copy/*.json', './products/*/reviews/*.json'],
  { import: 'default', eager: true },
);
const topics = [...new Set(Object.keys(files).map((file) => file.slice(0, file.lastIndexOf('/'))))];

export { wholeWords } from './whole-words.ts';

/**
 * Returns the texts of content in a locale, one set of messages for each topic. For the server only: they include texts
 * that a window still hides.
 */
export function contentMessages(locale: Locale): readonly Messages[] {
  return topics.map((topic) => localeFile(files, topic, locale) ?? {});
}
