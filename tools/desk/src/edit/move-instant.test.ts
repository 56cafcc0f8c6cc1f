import { parseInstant } from '@kinemorph/content/time';
import { describe, expect, it } from 'vitest';
import { handover } from './handover.ts';
import { rewritten } from './move-instant.ts';

const write = (text: string, to: string, zone: string) =>
  rewritten({ text, instant: parseInstant(text) ?? 0 }, parseInstant(to) ?? 0, zone);

describe('rewritten instant', () => {
  it.each([
    ["keeps to the region's own time", '2024-12-05T00:00Z', '2024-12-06T00:00Z', 'Europe/London', '2024-12-06T00:00Z'],
    [
      'takes the offset of its new day',
      '2024-12-05T00:00Z',
      '2025-07-01T00:00+01:00',
      'Europe/London',
      '2025-07-01T00:00+01:00',
    ],
    [
      'keeps to Beijing time where it was written so',
      '2025-03-27T17:00+08:00',
      '2025-03-28T09:00Z',
      'Europe/London',
      '2025-03-28T17:00+08:00',
    ],
    [
      'keeps to UTC where it was written so',
      '2024-11-14T08:00Z',
      '2024-11-15T09:00Z',
      'America/New_York',
      '2024-11-15T09:00Z',
    ],
    [
      "is in the campaign's zone otherwise",
      '2024-11-14T00:00+05:30',
      '2024-11-15T00:00-05:00',
      'America/New_York',
      '2024-11-15T00:00-05:00',
    ],
  ])('%s', (_what, text, to, zone, wanted) => {
    expect(write(text, to, zone)).toBe(wanted);
  });
});

describe('handover', () => {
  const file = { file: 'libs/content/src/campaigns/x/timeline.ts', before: 'a\n', after: 'b\n' };

  it('contains a branch, a message and a unified diff', () => {
    const { branch, message, diff } = handover([{ title: 'uk: Black Friday ends 2024-12-06 00:00', at: 1 }], [file]);
    expect(branch).toBe('content/uk-black-friday-ends-2024-12-06-00-00');
    expect(message).toBe('content/campaigns: uk: Black Friday ends 2024-12-06 00:00');
    expect(diff).toContain(
      '--- a/libs/content/src/campaigns/x/timeline.ts\n+++ b/libs/content/src/campaigns/x/timeline.ts\n@@ -1,1 +1,1 @@\n-a\n+b\n',
    );
  });

  it.each([
    ['libs/content/messages/navigation/en-GB.json', 'content/navigation'],
    ['libs/screens/src/article/copy/faq/de-DE.json', 'screens/article'],
    ['libs/i18n/messages/ja-JP.json', 'i18n'],
  ])('uses for %s the scope %s', (name, scope) => {
    expect(handover([{ title: 'x', at: 1 }], [{ ...file, file: name }]).message).toBe(`${scope}: x`);
  });

  it('contains a diff from /dev/null for a new file', () => {
    expect(handover([{ title: 'x', at: 1 }], [{ ...file, before: '' }]).diff).toContain(
      `--- /dev/null\n+++ b/${file.file}\n`,
    );
  });

  it('is empty if all changes are undone', () => {
    expect(handover([], [{ ...file, after: 'a\n' }])).toEqual({ branch: '', message: '', diff: '', changes: [] });
  });
});
