import type { ComponentType } from 'react';
import type { ShellModel } from '../../page/shell-model.ts';

/** The overlays of a page, whose code loads when they open. */
export interface Overlays {
  readonly newsletterPopup: () => Promise<ComponentType<NewsletterPopupProps>>;
  readonly openConsentSettings?: () => void;
}

export type NewsletterPopupProps = NonNullable<ShellModel['newsletterPopup']> & { readonly onClose: () => void };
