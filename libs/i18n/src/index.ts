export { baseLocale, defaultLocale, intlLocale, languageOf, locales, type Locale } from './locales.ts';
export type { CompiledMessage, Messages, MessageValues } from './messages.ts';
export { createText, type MissingText, type Text } from './text.ts';
export { TextProvider, useText } from './provider.tsx';
export { loadSharedMessages, type SharedTextId } from './every-screen.ts';
