import { expect, it } from 'vitest';
import { comparisonCsv } from './csv.ts';

it('writes differences as CSV for Excel and escapes formulas', () => {
  const csv = comparisonCsv(
    {
      before: Date.UTC(2024, 11, 4),
      after: Date.UTC(2024, 11, 5),
      pages: 1,
      same: 0,
      regions: ['de'],
      differences: [
        { region: 'de', path: '', kind: 'price', about: '=HYPERLINK("x")', before: '1.099 €', after: '1.599 €' },
      ],
    },
    [
      {
        id: 'de',
        name: 'Germany',
        locale: 'de-DE',
        timeZone: 'Europe/Berlin',
        currency: 'EUR',
        site: 'global',
        home: '/de',
      },
    ],
  );
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv.split('\r\n')[1]).toBe(
    'de,Home,Price,"\'=HYPERLINK(""x"")",1.099 €,1.599 €,2024-12-04T01:00+01:00,2024-12-05T01:00+01:00',
  );
});
