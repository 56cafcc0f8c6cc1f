/**
 * Wraps a function that creates formatters of Intl so that it creates each one once. Creating one is slow, and a site
 * needs only a few dozen.
 */
export function kept<Options, Formatter>(
  make: (locales: string | string[] | undefined, options: Options) => Formatter,
) {
  const formatters = new Map<string, Formatter>();
  return (locales: string | string[] | undefined, options: Options): Formatter => {
    const key = JSON.stringify([locales, options]);
    const formatter = formatters.get(key) ?? make(locales, options);
    formatters.set(key, formatter);
    return formatter;
  };
}

/** Returns Intl's format of numbers for a locale, the same object for the same options. */
export const numberFormat = kept(
  (locales, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locales, options),
);

/** Returns Intl's format of dates for a locale, the same object for the same options. */
export const dateFormat = kept(
  (locales, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locales, options),
);
