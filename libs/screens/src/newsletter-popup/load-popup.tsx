import { createText, type Locale } from '@kinemorph/i18n';
import type { NewsletterPopupProps } from '@kinemorph/site';
import type { ComponentType } from 'react';
import { loadMessages } from '../messages.ts';
import { NewsletterPopup } from './NewsletterPopup.tsx';
import type en from './messages/en-US.json';

/** The pop-up with its words. */
export async function loadNewsletterPopup(locale: Locale): Promise<ComponentType<NewsletterPopupProps>> {
  const own = createText<keyof typeof en>(locale, [await loadMessages('newsletter-popup', locale)]);
  return function LocalNewsletterPopup(props) {
    return <NewsletterPopup {...props} own={own} />;
  };
}
