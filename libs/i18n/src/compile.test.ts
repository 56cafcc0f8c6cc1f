import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileMessage, originsOf, readMessages } from './compile.ts';
import { createText } from './text.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messages-'));
  const files = {
    'en-US': { color: 'Color', lift: 'Elevator', same: 'Same' },
    'en-GB': { color: 'Colour', lift: 'Lift' },
    'en-EU': { lift: 'Lift (EU)' },
    'de-DE': { color: 'Farbe' },
  };
  for (const [locale, messages] of Object.entries(files))
    await writeFile(join(folder, `${locale}.json`), JSON.stringify(messages));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a messages file', () => {
  it('inherits missing messages: en-EU from en-GB, and en-GB from en-US [RG-2]', async () => {
    expect(await readMessages(join(folder, 'en-GB.json'))).toEqual({ color: 'Colour', lift: 'Lift', same: 'Same' });
    expect(await readMessages(join(folder, 'en-EU.json'))).toEqual({
      color: 'Colour',
      lift: 'Lift (EU)',
      same: 'Same',
    });
  });

  it('has an origin for each message: the file that contains it', async () => {
    const origins = await originsOf(join(folder, 'en-EU.json'));
    expect(Object.fromEntries([...origins].map(([key, file]) => [key, basename(file)]))).toEqual({
      color: 'en-GB.json',
      lift: 'en-EU.json',
      same: 'en-US.json',
    });
  });

  it('of another language inherits nothing: a missing text stays missing [PB-9]', async () => {
    expect(await readMessages(join(folder, 'de-DE.json'))).toEqual({ color: 'Farbe' });
  });
});

describe('a compiled message', () => {
  it('is a plain text if it has no placeholders', () => {
    expect(compileMessage('a', 'Plain', 'f')).toBe('Plain');
    expect(compileMessage('a', '', 'f')).toBe('');
    expect(compileMessage('a', 'a < b & <br>', 'f')).toBe('a < b & <br>');
    expect(compileMessage('a', 'Kinemorph’s', 'f')).toBe('Kinemorph’s');
  });

  it('is formatted at run time without a parser', () => {
    const messages = {
      ends: compileMessage('ends', 'until {ends, date, ::MMMMd}', 'f'),
      many: compileMessage('many', '{n, plural, one {# robot} other {# robots}}', 'f'),
    };
    const text = createText('en-US', [messages], { timeZone: 'America/Los_Angeles' });
    expect(text('ends', { ends: Date.parse('2025-07-15T00:00-07:00') - 1 })).toBe('until July\u00a014');
    expect([text('many', { n: 1 }), text('many', { n: 1200 })]).toEqual(['1 robot', '1,200 robots']);
  });

  it.each(['{open', '{n, plural, one {#}}', '{n, date, ::', '{}'])(
    'from the invalid text %j throws an error with file, id and message',
    (message) => {
      expect(() => compileMessage('home.title', message, 'messages/de-DE.json')).toThrow(
        /^messages\/de-DE\.json: "home\.title" is not a valid ICU message/,
      );
      expect(() => compileMessage('home.title', message, 'messages/de-DE.json')).toThrow(message);
    },
  );
});
