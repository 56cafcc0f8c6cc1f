import { IntlMessageFormat, type Formatters } from 'intl-messageformat';
import { kept } from './formats.ts';
import { keepDay } from './line-breaks.ts';
import { intlLocale, type Locale } from './locales.ts';
import { lookUp, type MissingText, type Text } from './look-up.ts';
import type { Messages } from './messages.ts';

/**
 * Returns formatters whose dates are in the given time zone, wherever the server runs; without one, in the machine's.
 */
function zoned(timeZone: string | undefined): Formatters {
  return {
    getNumberFormat: kept((locales, options) => new Intl.NumberFormat(locales, options)),
    getPluralRules: kept((locales, options) => new Intl.PluralRules(locales, options)),
    getDateTimeFormat: kept((locales, options) =>
      unbrokenDates(new Intl.DateTimeFormat(locales, { ...options, timeZone })),
    ),
  };
}

/** Makes a date format of messages keep each day and its month on one line. */
function unbrokenDates(format: Intl.DateTimeFormat): Intl.DateTimeFormat {
  const write = format.format.bind(format);
  return Object.defineProperty(format, 'format', { value: (at?: number | Date) => keepDay(write(at)) });
}

/** Creates a `Text` over one or more sets of messages; a later set wins. An unknown id is never an error. */
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
