import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bar } from '../api.ts';
import { instantsOf } from '../time/local-time.ts';
import { calendarOf } from './calendar.ts';
import { escapeText, fold } from './lines.ts';

const bar = (more: Partial<Bar>): Bar => ({
  id: 'uk.campaign.sale',
  region: 'uk',
  kind: 'campaign',
  name: 'Sale',
  zone: 'Europe/London',
  movable: [],
  ...more,
});
const written = (...bars: readonly Bar[]) =>
  calendarOf({ id: 'uk', name: 'United Kingdom', timeZone: 'Europe/London' }, bars, Date.UTC(2024, 0, 1))
    .replaceAll('\r\n ', '')
    .split('\r\n');

/** Returns the start of the event as a calendar reads it: the first of two identical local times. */
function startOf(lines: readonly string[], zone: string): number | undefined {
  const [, utc, year, month, day, hour, minute, second] =
    /DTSTART(?:;TZID=[^:]+|()):(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/.exec(
      lines.filter((line) => line.startsWith('DTSTART')).at(-1) ?? '',
    ) ?? [];
  const wall = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  };
  return instantsOf(wall, utc === undefined ? zone : 'UTC')[0];
}

describe('calendar line', () => {
  it('escapes the special characters of RFC 5545', () => {
    expect(escapeText('A; b, c\\d\ne')).toBe('A\\; b\\, c\\\\d\\ne');
  });

  it('is folded at 75 bytes and unfolds to the same text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !/[\r\n]/.test(text)),
        (text) => {
          const folded = fold(text);
          for (const line of folded.slice(0, -2).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(folded.replaceAll('\r\n ', '')).toBe(`${text}\r\n`);
        },
      ),
    );
  });
});

describe('calendar of a region', () => {
  it('contains events in local time, with the clock changes of their time zone', () => {
    const lines = written(bar({ opens: Date.UTC(2025, 6, 1, 23), closes: Date.UTC(2025, 11, 1) }));
    expect(lines).toContain('DTSTART;TZID=Europe/London:20250702T000000');
    expect(lines).toContain('DTEND;TZID=Europe/London:20251201T000000');
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
    expect(zone.join('\n')).toContain(
      'BEGIN:DAYLIGHT\nDTSTART:20250330T010000\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0100\nEND:DAYLIGHT',
    );
    expect(zone.join('\n')).toContain(
      'BEGIN:STANDARD\nDTSTART:20251026T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0000\nEND:STANDARD',
    );
  });

  it('contains exact instants, as read back through its time zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2023, 0, 1) / 1000, max: Date.UTC(2027, 0, 1) / 1000 }),
        fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Tokyo'),
        (seconds, zone) => {
          const opens = seconds * 1000;
          expect(startOf(written(bar({ opens, closes: opens + 1000, zone })), zone)).toBe(opens);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ['first', Date.UTC(2025, 9, 26, 0, 30)],
    ['second', Date.UTC(2025, 9, 26, 1, 30)],
  ])('contains the %s of two identical local times', (_which, opens) => {
    expect(startOf(written(bar({ opens })), 'Europe/London')).toBe(opens);
  });

  it('contains a time zone even without events', () => {
    expect(written()).toContain('TZID:Europe/London');
  });

  it('supports time zones without clock changes, and contains no event of another region', () => {
    const lines = written(
      bar({ opens: Date.UTC(2025, 6, 1), zone: 'Asia/Tokyo' }),
      bar({ id: 'us.x', region: 'us', name: 'Elsewhere', opens: 0 }),
    );
    expect(lines).toContain('TZOFFSETTO:+0900');
    expect(lines).toContain('SUMMARY:Sale begins');
    expect(lines.join('\n')).not.toContain('Elsewhere');
  });
});
