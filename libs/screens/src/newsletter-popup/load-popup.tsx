import { loadText, localeFile, type Locale, type Messages } from '@kinemorph/i18n';
import type { NewsletterPopupProps } from '@kinemorph/site';
import type { ComponentType } from 'react';
import { NewsletterPopup } from './NewsletterPopup.tsx';
import type en from './messages/en-US.json';

const files = import.meta.glob<Messages>('./messages/*.json', { import: 'default' });

/** Loads the pop-up with its texts. */
export async function loadNewsletterPopup(locale: Locale): Promise<ComponentType<NewsletterPopupProps>> {
  const own = await loadText<keyof typeof en>(locale, [(await localeFile(files, './messages', locale)?.()) ?? {}]);
  return function LocalNewsletterPopup(props) {
    return <NewsletterPopup {...props} own={own} />;
  };
}
