import { compileFunction } from 'node:vm';
import { expect, it } from 'vitest';
import { reportData, reportItem } from './report.ts';

const base = { story: 'a--one', name: 'A · One', mode: 'mobile', evidence: {} } as const;

it('contains the reason for a result and the command to accept it', () => {
  expect(reportItem({ ...base, outcome: 'changed', pixels: 1 }, 'A', 'a')).toEqual({
    story: 'a--one',
    name: 'A · One',
    mode: 'mobile',
    outcome: 'changed',
    reason: '1 pixel differs',
    command: 'npm run visual -- --accept a--one',
    group: 'A',
    groupCommand: 'npm run visual -- --accept group:a',
  });
});

it('shows the whole error of a broken story', () => {
  expect(reportItem({ ...base, outcome: 'broken', error: 'one\ntwo' }, 'A', 'a').reason).toBe('one\ntwo');
});

it('escapes markup in the error of a story', () => {
  const data = reportData(
    [reportItem({ ...base, outcome: 'broken', error: '</script><script>alert(1)</script>' }, 'A', 'a')],
    1,
  );
  expect(data).not.toContain('<');
  const read = compileFunction(data, ['globalThis']) as (place: {
    results?: { pictures: number; items: { reason: string }[] };
  }) => void;
  const place: Parameters<typeof read>[0] = {};
  read(place);
  expect(place.results).toMatchObject({ pictures: 1, items: [{ reason: '</script><script>alert(1)</script>' }] });
});
