import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFiles } from './write-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'desk-write-'));
  for (const folder of [
    'libs/content/src/campaigns',
    'libs/content/src/products',
    'libs/content/src/regions',
    'libs/i18n/messages',
    'libs/i18n/src',
  ])
    mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const campaign = 'libs/content/src/campaigns/lantern-week';
const texts = new Map([
  [`${campaign}/campaign.ts`, 'export const lanternWeek = 1;\n'],
  [`${campaign}/copy/en-US.json`, '{}\n'],
]);
const list = () => readFileSync(join(root, 'libs/content/src/campaigns/by-folder.ts'), 'utf8');

it('creates the folders and list entry of a campaign, and removes both with its files', () => {
  writeFiles(root, texts);
  expect(readFileSync(join(root, campaign, 'copy/en-US.json'), 'utf8')).toBe('{}\n');
  expect(list()).toContain("'./lantern-week/campaign.ts'");
  writeFiles(root, new Map([...texts.keys()].map((file) => [file, ''])));
  expect(
    readdirSync(join(root, 'libs/content/src/campaigns'), { withFileTypes: true }).filter((one) => one.isDirectory()),
  ).toEqual([]);
  expect(list()).not.toContain('lantern-week');
});

it('leaves no file and no folder if one file cannot be written', () => {
  // A folder at the temporary path of the first write.
  mkdirSync(join(root, 'libs/i18n/messages/en-US.json.new'));
  expect(() => writeFiles(root, new Map([...texts, ['libs/i18n/messages/en-US.json', '{}\n']]))).toThrow(
    'Nothing is written',
  );
  expect(readdirSync(join(root, 'libs/content/src/campaigns'))).toEqual([]);
});
