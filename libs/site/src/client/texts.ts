import { loadText, type Text } from '@kinemorph/i18n';
import type { PageData } from '../page/page.ts';

/** Loads the texts of a page. Rejects if their formatter can't be loaded. */
export function loadPageText({ locale, messages }: PageData): Promise<Text> {
  return loadText(locale, [messages], { missing: import.meta.env.DEV ? 'id' : 'empty' });
}
