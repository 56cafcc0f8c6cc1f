import type { Locale } from '@kinemorph/i18n';
import type { AnyScreenId } from '@kinemorph/site';
import type { ComponentType } from 'react';
import { loaders } from './screens-by-folder.ts';

/** A screen renders its model only, so that the server and the browser get the same result. */
type Screen = ComponentType<object>;

/** Every screen by id, each in a separate chunk: the folders beside this file that have a model and a component. */
export const screens = loaders as unknown as Readonly<Record<AnyScreenId, () => Promise<Screen>>>;

/** Loads the pop-up in a locale; its code and its texts load when it opens. */
export const loadNewsletterPopup = async (locale: Locale) =>
  (await import('./newsletter-popup/load-popup.tsx')).loadNewsletterPopup(locale);
