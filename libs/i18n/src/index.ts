export {
  baseLocale,
  defaultLocale,
  intlLocale,
  languageOf,
  localeFile,
  locales,
  type Locale,
  wordSpace,
} from './locales.ts';
export type { CompiledMessage, Messages, MessageValues } from './messages.ts';
export { loadText } from './browser-text.ts';
export type { MissingText, Text } from './look-up.ts';
export { TextProvider, useText } from './provider.tsx';
export { loadSharedMessages, type SharedTextId } from './every-screen.ts';
