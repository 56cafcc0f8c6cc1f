import { useText, type SharedTextId } from '@kinemorph/i18n';
import type { Notification } from '@kinemorph/ui/toast';

/**
 * Returns a function that notifies the visitor of what has been done: in the corner at the top, for 4.5 s, as a success unless the
 * notification has another tone [PB-13]. What shows it is loaded with the first one; one that can't be loaded is not shown, so nothing
 * may depend on its having been read.
 */
export function useNotify(): (notification: Notification) => void {
  const text = useText<SharedTextId>();
  return (notification) =>
    void import('./messages.tsx').then(
      ({ sayNews }) => {
        sayNews(notification, text);
      },
      () => undefined,
    );
}
