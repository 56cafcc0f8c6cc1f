import type { Instant, Window } from '@kinemorph/content/time';
import { intlLocale, languageOf, type Locale } from '@kinemorph/i18n';
import { dateFormat } from '@kinemorph/i18n/formats';
import { keepDay } from '@kinemorph/i18n/line-breaks';
import type { ModelContext } from '@kinemorph/site';

/** The formats of a campaign's dates. They are local to its own time zone, which may differ from the region's. */
export interface CampaignDates {
  readonly day: (at: Instant) => string;
  readonly fullDay: (at: Instant) => string;
  /** Returns the last day of a window that closes at a moment: that moment is the first after the window. */
  readonly lastDay: (closes: Instant) => string;
  /** Returns the first to the last day. */
  readonly days: (window: Window) => string;
  /** Returns the hour, unless it is midnight. */
  readonly hour: (at: Instant) => string | undefined;
  /** Returns a day, its hour and minute, and the short name of the time zone if the language has one. */
  readonly minuteOf: (at: Instant) => string;
  /** Returns the name of the time zone at a moment. */
  readonly zone: (at: Instant) => string;
}

/**
 * The form of a zone's name, in locales whose full name is unusual in speech, such as "heure normale d’Europe
 * centrale".
 */
const zoneNames: Readonly<Partial<Record<Locale, 'short' | 'longGeneric'>>> = {
  'de-DE': 'short',
  'fr-FR': 'longGeneric',
  'en-EU': 'longGeneric',
};

/**
 * The sign between two days, in locales in which Intl writes a range as `04/04`. There each day is written separately.
 */
const between: Readonly<Partial<Record<Locale, string>>> = { 'ja-JP': '～', 'zh-CN': '至' };

const justBefore = (closes: Instant) => closes - 1;
/** A day and its month stay on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Returns the formats of a campaign's dates in the page's language; in the region's time zone by default. */
export function campaignDates({ region }: Pick<ModelContext, 'region'>, timeZone = region.timeZone): CampaignDates {
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(intlLocale(region.locale), { timeZone, ...options });
  const day = write({ month: 'long', day: 'numeric' });
  const to = between[region.locale];
  const hour = write({ hour: '2-digit', minute: '2-digit' });
  // These languages have no short names of time zones, only offsets such as UTC+1: their texts name the zone.
  const zoneIn = ['fr', 'zh', 'ko'].includes(languageOf(region.locale)) ? {} : ({ timeZoneName: 'short' } as const);
  // French texts write 23 h 59, and 9 h for a whole hour; Intl writes 23:59.
  const asWritten = (time: string) =>
    languageOf(region.locale) === 'fr'
      ? time.replace(
          /0?(\d+):(\d\d)/,
          (_, hours: string, minutes: string) => `${hours}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
        )
      : time;
  // German texts write 23:59 Uhr. For an hour alone, the text around it has the word.
  const withUhr = (time: string) =>
    languageOf(region.locale) === 'de' ? time.replace(/\d\d:\d\d/, '$&\u00a0Uhr') : time;
  // Intl separates the days of one month with spaces in American and in British English; style guides omit the spaces:
  // 14–21 November. Not for whole dates: 9 December 2024 – 12 January 2025.
  const closed = (days: string) =>
    languageOf(region.locale) === 'en' ? days.replace(/(?<=\b\d{1,2})\s–\s(?=\d)/u, '–') : days;
  const isMidnight = (at: Instant) => dateFormat('en-GB', { timeZone, timeStyle: 'short' }).format(at) === '00:00';
  return {
    day: (at) => unbroken(day.format(at)),
    fullDay: (at) => unbroken(write({ dateStyle: 'long' }).format(at)),
    lastDay: (closes) => unbroken(day.format(justBefore(closes))),
    days: ({ opens = 0, closes = 1 }) =>
      to === undefined
        ? keepDay(closed(day.formatRange(opens, justBefore(closes))))
        : `${day.format(opens)}${to}${day.format(justBefore(closes))}`,
    hour: (at) => (isMidnight(at) ? undefined : asWritten(hour.format(at))),
    minuteOf: (at) =>
      withUhr(
        asWritten(
          keepDay(write({ month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', ...zoneIn }).format(at)),
        ),
      ),
    zone: (at) =>
      write({ timeZoneName: zoneNames[region.locale] ?? 'long' })
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };
}
