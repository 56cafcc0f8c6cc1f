import type { SharedTextId, Text } from '@kinemorph/i18n';

/** Returns the labels of a newsletter form in the page's language. */
export function subscribeLabels(text: Text<SharedTextId>) {
  return {
    email: text('subscribe.email'),
    placeholder: text('subscribe.placeholder'),
    button: text('subscribe.button'),
    busy: text('busy'),
    invalid: text('subscribe.invalid'),
    success: text('subscribe.success'),
    failed: text('subscribe.failed'),
  };
}
