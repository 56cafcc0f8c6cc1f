import { useText, type SharedTextId } from '@kinemorph/i18n';
import type { Notification } from '@kinemorph/ui/toast';

/**
 * Returns a function that notifies the visitor of the result of an action: in the top corner, for 4.5 s, as a success
 * unless the notification has another tone [PB-13]. The code loads with the first notification. If it can't be loaded,
 * nothing is shown, so nothing may depend on the visitor having read it.
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
