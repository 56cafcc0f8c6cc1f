import { IntlMessageFormat, type Formatters } from 'intl-messageformat';
import { kept } from './formats.ts';
import { keepDay } from './line-breaks.ts';
import { intlLocale, type Locale } from './locales.ts';
import { lookUp, type MissingText, type Text } from './look-up.ts';
import type { Messages } from './messages.ts';

/** Dates in a message are local to a place, wherever the server stands; without one, to the machine's. */
function zoned(timeZone: string | undefined): Formatters {
  return {
    getNumberFormat: kept((locales, options) => new Intl.NumberFormat(locales, options)),
    getPluralRules: kept((locales, options) => new Intl.PluralRules(locales, options)),
    getDateTimeFormat: kept((locales, options) =>
      unbrokenDates(new Intl.DateTimeFormat(locales, { ...options, timeZone })),
    ),
  };
}

/** The format of dates in a message: a line of text ends between no day and its month. */
function unbrokenDates(format: Intl.DateTimeFormat): Intl.DateTimeFormat {
  const write = format.format.bind(format);
  return Object.defineProperty(format, 'format', { value: (at?: number | Date) => keepDay(write(at)) });
}

/** A `Text` over one or more sets of messages; a later set wins. An unknown id is never an error. */
export function createText<Id extends string>(
  locale: Locale,
  sets: readonly Messages[],
  { missing = 'empty', timeZone }: { missing?: MissingText; timeZone?: string } = {},
): Text<Id> {
  const formats = new Map<string, IntlMessageFormat>();
  const options = { formatters: zoned(timeZone) };
  return lookUp<Id>(sets, missing, (id, message, values) => {
    let format = formats.get(id);
    if (!format) formats.set(id, (format = new IntlMessageFormat(message, intlLocale(locale), undefined, options)));
    return String(format.format(values));
  });
}
