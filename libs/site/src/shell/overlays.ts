import type { ComponentType } from 'react';
import type { ShellModel } from './shell-model.ts';

/** What opens over a page, loaded when it does. */
export interface Overlays {
  readonly newsletterPopup: () => Promise<ComponentType<NewsletterPopupProps>>;
  readonly openConsentSettings?: () => void;
}

export type NewsletterPopupProps = NonNullable<ShellModel['newsletterPopup']> & { readonly onClose: () => void };
