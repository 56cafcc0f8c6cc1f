import type { Instant, Window } from '@kinemorph/content/time';
import { intlLocale, languageOf, type Locale } from '@kinemorph/i18n';
import { dateFormat } from '@kinemorph/i18n/formats';
import { keepDay } from '@kinemorph/i18n/line-breaks';
import type { PageContext } from '@kinemorph/site';

/** How a campaign's dates are read. They are local to its own time zone, which need not be the one that the region's words are in. */
export interface CampaignDates {
  readonly day: (at: Instant) => string;
  readonly fullDay: (at: Instant) => string;
  /** The last day of what closes at a moment: that is the first moment after it. */
  readonly lastDay: (closes: Instant) => string;
  /** First to last day. */
  readonly days: (window: Window) => string;
  /** The hour, where it is not midnight. */
  readonly hour: (at: Instant) => string | undefined;
  /** A day, its hour and minute, and the time zone in short where the language has a short name for it. */
  readonly minuteOf: (at: Instant) => string;
  /** What the time zone is called at a moment. */
  readonly zone: (at: Instant) => string;
}

/** Where the full name of a zone is an official one that nobody says, such as "heure normale d’Europe centrale". */
const zoneNames: Readonly<Partial<Record<Locale, 'short' | 'longGeneric'>>> = {
  'de-DE': 'short',
  'fr-FR': 'longGeneric',
  'en-EU': 'longGeneric',
};

/** The sign between two days, for the locales in which Intl writes a range as `04/04`. There each day is written by itself. */
const between: Readonly<Partial<Record<Locale, string>>> = { 'ja-JP': '～', 'zh-CN': '至' };

const justBefore = (closes: Instant) => closes - 1;
/** A day and its month stay on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** The dates of a campaign in the page's language; in the region's time zone unless told. */
export function campaignDates({ region }: Pick<PageContext, 'region'>, timeZone = region.timeZone): CampaignDates {
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(intlLocale(region.locale), { timeZone, ...options });
  const day = write({ month: 'long', day: 'numeric' });
  const to = between[region.locale];
  const hour = write({ hour: '2-digit', minute: '2-digit' });
  // These have no short names of time zones, only offsets such as UTC+1: their texts name the zone.
  const zoneIn = ['fr', 'zh', 'ko'].includes(languageOf(region.locale)) ? {} : ({ timeZoneName: 'short' } as const);
  // French texts write 23 h 59, and 9 h for a whole hour; Intl writes 23:59.
  const asWritten = (time: string) =>
    languageOf(region.locale) === 'fr'
      ? time.replace(
          /0?(\d+):(\d\d)/,
          (_, hours: string, minutes: string) => `${hours}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
        )
      : time;
  // German texts write 23:59 Uhr. Where an hour stands alone, the text around it says so.
  const withUhr = (time: string) =>
    languageOf(region.locale) === 'de' ? time.replace(/\d\d:\d\d/, '$&\u00a0Uhr') : time;
  // Intl parts the days of one month with spaces in American and in British English; style guides close them up: 14–21 November.
  const closed = (days: string) =>
    languageOf(region.locale) === 'en' ? days.replace(/(?<=\d)\s–\s(?=\d)/u, '–') : days;
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
