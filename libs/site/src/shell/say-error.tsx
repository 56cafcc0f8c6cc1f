import type { SharedTextId, Text } from '@kinemorph/i18n';
import { showToast, Toaster } from '@kinemorph/ui/toast';
import { createRoot, type Root } from 'react-dom/client';

let layer: Root | undefined;

/** Shows an error to the reader, as a toast. The layer for it is a root of its own, made with the first one: no page waits for its code. */
export function sayError(message: string, text: Text<SharedTextId>): void {
  layer ??= createRoot(document.body.appendChild(document.createElement('div')));
  layer.render(<Toaster labels={{ toasts: text('nav.news'), notifications: text('nav.news'), close: text('close') }} />);
  showToast({ text: message, tone: 'danger' });
}
