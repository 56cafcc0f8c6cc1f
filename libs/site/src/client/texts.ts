import { createText, loadSharedMessages, type Locale, type Messages, type Text } from '@kinemorph/i18n';
import type { AnyScreenId } from '../page.ts';

const cache = new Map<string, Promise<Text>>();

/** The words of a screen in a locale, loaded once. A failed load is not kept. */
export function loadTexts(screen: AnyScreenId, locale: Locale, loadMessages: (screen: string, locale: Locale) => Promise<Messages>): Promise<Text> {
  const key = `${screen} ${locale}`;
  let texts = cache.get(key);
  if (!texts) {
    texts = Promise.all([loadSharedMessages(locale), loadMessages(screen, locale)]).then((sets) =>
      createText(locale, sets, { missing: import.meta.env.DEV ? 'id' : 'empty' }),
    );
    texts.catch(() => cache.delete(key));
    cache.set(key, texts);
  }
  return texts;
}
