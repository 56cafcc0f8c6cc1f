import type { Locale, Messages } from '@kinemorph/i18n';

const files = import.meta.glob<Messages>('../messages/*/*.json', { import: 'default', eager: true });

/** What content says in a locale, one set of messages a topic. For the server: what a window hides is in here too. */
export function contentMessages(locale: Locale): readonly Messages[] {
  return Object.entries(files)
    .filter(([file]) => file.endsWith(`/${locale}.json`))
    .map(([, messages]) => messages);
}
