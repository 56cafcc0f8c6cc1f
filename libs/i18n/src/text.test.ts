import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { intlLocale, locales } from './locales.ts';
import { createText } from './text.ts';

describe('a text', () => {
  const messages = { plain: 'Plain', servos: parse('{servos, number} servos') };

  it('formats interpolated numbers in its locale', () => {
    expect(createText('en-US', [messages])('servos', { servos: 1234 })).toBe('1,234 servos');
    expect(createText('de-DE', [messages])('servos', { servos: 1234 })).toBe('1.234 servos');
  });

  it('is empty for a missing message, without an error [PB-9]', () => {
    const text = createText('en-US', [messages]);
    expect(text('absent')).toBe('');
    expect(text('__proto__')).toBe('');
    expect(text('constructor')).toBe('');
  });

  it('shows the id of a missing message if that is configured', () => {
    expect(createText('en-US', [messages], { missing: 'id' })('absent')).toBe('⟦absent⟧');
  });

  it('takes a message from the last set that contains it', () => {
    expect(createText('en-US', [messages, { plain: 'Special' }])('plain')).toBe('Special');
  });

  it('shows dates in the given time zone', () => {
    const messages = { ends: parse('{ends, date, ::MMMMd}') };
    const ends = Date.parse('2025-04-28T00:00-07:00') - 1;
    expect(createText('en-US', [messages], { timeZone: 'America/Los_Angeles' })('ends', { ends })).toBe(
      'April\u00a027',
    );
    expect(createText('en-US', [messages], { timeZone: 'Asia/Tokyo' })('ends', { ends })).toBe('April\u00a028');
  });

  it('formats dates of en-EU in the European order', () => {
    const date = Date.UTC(2025, 3, 27, 12);
    expect(new Intl.DateTimeFormat(intlLocale('en-EU'), { dateStyle: 'short', timeZone: 'UTC' }).format(date)).toBe(
      '27/04/2025',
    );
    for (const locale of locales) expect(Intl.getCanonicalLocales(intlLocale(locale))).toHaveLength(1);
  });
});
