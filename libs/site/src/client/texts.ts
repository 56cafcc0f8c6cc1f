import { loadText, type Messages, type Text } from '@kinemorph/i18n';
import type { PageData } from '../page.ts';

let shared: Messages | undefined;

/** The messages that every screen shares, in the document's language; the document carries them. */
export function sharedMessages(): Messages {
  return (shared ??= JSON.parse(document.getElementById('shared-messages')?.textContent ?? '{}') as Messages);
}

/** The texts of a page's screen. Rejects if their formatter can't be loaded. */
export function loadPageText({ locale, messages = {} }: PageData): Promise<Text> {
  return loadText(locale, [sharedMessages(), messages], { missing: import.meta.env.DEV ? 'id' : 'empty' });
}
