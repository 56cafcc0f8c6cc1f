import { createText, type Locale } from '@kinemorph/i18n';
import type { NewsletterPopupProps } from '@kinemorph/site';
import type { ComponentType } from 'react';
import { loadMessages } from '../messages.ts';
import type en from './messages/en-US.json';

/** Loads the pop-up and its words together. */
export async function loadNewsletterPopup(locale: Locale): Promise<ComponentType<NewsletterPopupProps>> {
  const [{ NewsletterPopup }, messages] = await Promise.all([import('./NewsletterPopup.tsx'), loadMessages('newsletter-popup', locale)]);
  const own = createText<keyof typeof en>(locale, [messages]);
  return function LocalNewsletterPopup(props) {
    return <NewsletterPopup {...props} own={own} />;
  };
}
