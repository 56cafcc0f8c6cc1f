import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Messages, MessageValues } from './messages.ts';

/** Returns a message in one locale. `Id` is the union of the ids that the caller may name. */
export type Text<Id extends string = string> = (id: Id, values?: MessageValues) => string;

/** The text of a missing message: empty for shoppers, its id for developers. */
export type MissingText = 'empty' | 'id';

/** Creates a `Text` over one or more sets of messages; a later set wins. An unknown id is never an error. */
export function lookUp<Id extends string>(
  sets: readonly Messages[],
  missing: MissingText,
  format: (id: Id, message: MessageFormatElement[], values?: MessageValues) => string,
): Text<Id> {
  const messages = Object.assign(Object.create(null) as object, ...sets) as Messages;
  return (id, values) => {
    const message = messages[id];
    if (message === undefined) return missing === 'id' ? `⟦${id}⟧` : '';
    return typeof message === 'string' ? message : format(id, message, values);
  };
}
