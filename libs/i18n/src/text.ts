import { IntlMessageFormat, type Formatters } from 'intl-messageformat';
import { intlLocale, type Locale } from './locales.ts';
import type { Messages, MessageValues } from './messages.ts';

/** Says a message in one locale. `Id` is the union of the ids that the caller may name. */
export type Text<Id extends string = string> = (id: Id, values?: MessageValues) => string;

/** What a missing message looks like: nothing to a shopper, its id to a developer. */
export type MissingText = 'empty' | 'id';

/** Intl's formatters are dear to make and cheap to keep; a site has a few dozen. */
function kept<Options, Formatter>(make: (locales: string | string[] | undefined, options: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (locales: string | string[] | undefined, options: Options): Formatter => {
    const key = JSON.stringify([locales, options]);
    const formatter = formatters.get(key) ?? make(locales, options);
    formatters.set(key, formatter);
    return formatter;
  };
}

/** Dates in a message are local to a place, wherever the server stands; without one, to the machine's. */
function zoned(timeZone: string | undefined): Formatters {
  return {
    getNumberFormat: kept((locales, options) => new Intl.NumberFormat(locales, options)),
    getPluralRules: kept((locales, options) => new Intl.PluralRules(locales, options)),
    getDateTimeFormat: kept((locales, options) => new Intl.DateTimeFormat(locales, { ...options, timeZone })),
  };
}

/** A `Text` over one or more sets of messages; a later set wins. An unknown id is never an error. */
export function createText<Id extends string>(
  locale: Locale,
  sets: readonly Messages[],
  { missing = 'empty', timeZone }: { missing?: MissingText; timeZone?: string } = {},
): Text<Id> {
  const messages: Messages = Object.assign(Object.create(null) as object, ...sets);
  const formats = new Map<string, IntlMessageFormat>();
  const options = { formatters: zoned(timeZone) };
  return (id, values) => {
    const message = messages[id];
    if (message === undefined) return missing === 'id' ? `⟦${id}⟧` : '';
    if (typeof message === 'string') return message;
    let format = formats.get(id);
    if (!format) formats.set(id, (format = new IntlMessageFormat(message, intlLocale(locale), undefined, options)));
    return String(format.format(values));
  };
}
