import type { Instant } from '@kinemorph/content/time';
import { instantsOf, offsetOf, wallOf, type Wall } from '../time/local-time.ts';
import type { Bar, DeskRegion } from '../api.ts';
import { escapeText, fold } from './lines.ts';
import { transitions } from './transitions.ts';

const two = (value: number) => String(value).padStart(2, '0');
const stamp = ({ year, month, day, hour, minute, second }: Wall) =>
  `${String(year).padStart(4, '0')}${two(month)}${two(day)}T${two(hour)}${two(minute)}${two(second)}`;
const utcStamp = (instant: Instant) => `${stamp(wallOf(instant, 'UTC'))}Z`;
const offsetStamp = (offset: number) =>
  `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 3_600_000))}${two((Math.abs(offset) / 60_000) % 60)}`;

/**
 * Returns the campaigns of a region as a calendar (RFC 5545). Each event is in the time zone of its campaign, and the
 * calendar contains the clock changes of these zones, so that every program shows the same instants.
 */
export function calendarOf(
  region: Pick<DeskRegion, 'id' | 'name' | 'timeZone'>,
  bars: readonly Bar[],
  made: Instant,
): string {
  const shown = bars.filter((bar) => bar.region === region.id && (bar.opens !== undefined || bar.closes !== undefined));
  const times = (zone: string) =>
    shown
      .filter((bar) => bar.zone === zone)
      .flatMap(({ opens, closes }) => [opens, closes])
      .filter((moment) => moment !== undefined);
  // A calendar must not be empty: without campaigns it contains the region's time zone.
  const zones = shown.length === 0 ? [region.timeZone] : [...new Set(shown.map(({ zone }) => zone))];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kinemorph//Campaign desk//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(`Campaigns · ${region.name}`)}`,
    ...zones.flatMap((zone) => zoneLines(zone, shown.length === 0 ? [made] : times(zone))),
    ...shown.flatMap((bar) => eventLines(bar, made)),
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('');
}

function eventLines({ id, name, kind, opens, closes, zone }: Bar, made: Instant): readonly string[] {
  // A bar with only one end is an event at that instant.
  const start = opens ?? closes ?? 0;
  const end = closes ?? start;
  const summary = opens === undefined ? `${name} ends` : closes === undefined ? `${name} begins` : name;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id.replace(/[^\w.-]+/g, '-'))}@desk.kinemorph`,
    `DTSTAMP:${utcStamp(made)}`,
    `DTSTART${timeLine(start, zone)}`,
    ...(end > start ? [`DTEND${timeLine(end, zone)}`] : []),
    `SUMMARY:${escapeText(summary)}`,
    `CATEGORIES:${escapeText(kind)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A time in its zone. Calendars read a time that comes twice as the first one: the second is written in UTC. */
function timeLine(instant: Instant, zone: string): string {
  const wall = wallOf(instant, zone);
  const [first = instant] = instantsOf(wall, zone);
  return Math.floor(first / 1000) === Math.floor(instant / 1000)
    ? `;TZID=${zone}:${stamp(wall)}`
    : `:${utcStamp(instant)}`;
}

/** Returns a zone with every clock change from before the first date to after the last. */
function zoneLines(zone: string, times: readonly Instant[]): readonly string[] {
  const first = Math.min(...times);
  const changes = transitions(zone, first, Math.max(...times));
  const before = offsetOf(first - 400 * 24 * 3_600_000, zone);
  const rules = changes.length === 0 ? [{ at: first - 24 * 3_600_000, from: before, to: before }] : changes;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...rules.flatMap(({ at, from, to }) => {
      const part = to > from ? 'DAYLIGHT' : 'STANDARD';
      // The change is written in the previous local time.
      return [
        `BEGIN:${part}`,
        `DTSTART:${stamp(wallOf(at + from, 'UTC'))}`,
        `TZOFFSETFROM:${offsetStamp(from)}`,
        `TZOFFSETTO:${offsetStamp(to)}`,
        `END:${part}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}
