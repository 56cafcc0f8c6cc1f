import type { Locale } from '@kinemorph/i18n';
import type { AnyScreenId } from '@kinemorph/site';
import type { ComponentType } from 'react';
import { loaders } from './screens-by-folder.ts';

/** A screen shows its model and nothing else; the server and the browser agree on which. */
type Screen = ComponentType<object>;

/** Every screen by id, each a chunk of its own: the folders beside this file that have a model and a component. */
export const screens = loaders as unknown as Readonly<Record<AnyScreenId, () => Promise<Screen>>>;

/** The pop-up in a locale; its code and its words load when it is due. */
export const loadNewsletterPopup = async (locale: Locale) =>
  (await import('./newsletter-popup/load-popup.tsx')).loadNewsletterPopup(locale);
