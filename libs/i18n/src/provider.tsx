import { createContext, use, type ReactNode } from 'react';
import type { Text } from './look-up.ts';

const TextContext = createContext<Text>(() => '');

/** Provides the texts of a locale to the tree below it. */
export function TextProvider({ text, children }: { text: Text; children: ReactNode }) {
  return <TextContext value={text}>{children}</TextContext>;
}

/** Returns the texts of the page's locale; `Id` lists the ids that the component uses. */
export function useText<Id extends string>(): Text<Id> {
  return use(TextContext);
}
