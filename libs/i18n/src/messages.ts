import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A message as it ships: plain text stays text, ICU syntax is already an AST. */
export type CompiledMessage = string | MessageFormatElement[];

/** The messages of one screen, topic or library in one locale. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/** The values that a message interpolates, by the name of their placeholder. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;
