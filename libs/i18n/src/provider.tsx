import { createContext, use, type ReactNode } from 'react';
import type { Text } from './look-up.ts';

const TextContext = createContext<Text>(() => '');

/** Gives the tree below it the words of its locale. */
export function TextProvider({ text, children }: { text: Text; children: ReactNode }) {
  return <TextContext value={text}>{children}</TextContext>;
}

/** The words of the page's locale; name the ids that the component may say as `Id`. */
export function useText<Id extends string>(): Text<Id> {
  return use(TextContext);
}
