import type { SharedTextId, Text } from '@kinemorph/i18n';
import { notify, showToast, Toaster, type Notification } from '@kinemorph/ui/toast';
import { createRoot, type Root } from 'react-dom/client';

let layer: Root | undefined;

/** Creates the layer for toasts, in a separate React root, with the first one: no page waits for its code. */
function prepareLayer(text: Text<SharedTextId>): void {
  layer ??= createRoot(document.body.appendChild(document.createElement('div')));
  layer.render(
    <Toaster labels={{ toasts: text('nav.news'), notifications: text('nav.news'), close: text('close') }} />,
  );
}

/** Shows an error to the reader, as a toast. */
export function sayError(message: string, text: Text<SharedTextId>): void {
  prepareLayer(text);
  showToast({ text: message, tone: 'danger' });
}

/** Shows a notification: in the top corner, for 4.5 s [PB-13]. */
export function sayNews(notification: Notification, text: Text<SharedTextId>): void {
  prepareLayer(text);
  notify({ tone: 'success', ...notification });
}
