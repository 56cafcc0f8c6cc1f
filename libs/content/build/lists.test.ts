import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { campaignName } from '../src/campaigns/names.ts';
import { campaignFolders, writeLists } from './lists.ts';

const campaigns = 'libs/content/src/campaigns';

/** A checkout with these files of campaigns, gone when the test ends. */
function checkout(files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'lists-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const file of files) {
    mkdirSync(dirname(join(root, campaigns, file)), { recursive: true });
    writeFileSync(join(root, campaigns, file), '');
  }
  return root;
}

it.each([
  ['black-friday-2024', 'blackFriday2024'],
  ['singles-day', 'singlesDay'],
  ['sale', 'sale'],
])('the folder %s exports %s', (folder, name) => {
  expect(campaignName(folder)).toBe(name);
});

it('a campaign is a folder with a definition; its words are listed if it has any', () => {
  const root = checkout([
    'campaign.ts',
    'late-sale/campaign.ts',
    'early-sale-2/campaign.ts',
    'early-sale-2/copy/en-US.json',
    'notes/readme.md',
  ]);
  expect(campaignFolders(root)).toEqual(['early-sale-2', 'late-sale']);
  writeLists(root);
  const text = (file: string) => readFileSync(join(root, campaigns, file), 'utf8');
  expect(text('by-folder.ts').match(/^export .*$/gm)).toEqual([
    "export { earlySale2 } from './early-sale-2/campaign.ts';",
    "export { lateSale } from './late-sale/campaign.ts';",
  ]);
  expect(text('text-ids.ts')).toContain('export type CampaignTextId = keyof typeof earlySale2;');
});

it('lists that are up to date are left alone, so that nothing that watches them wakes up', () => {
  const root = checkout(['sale/campaign.ts']);
  expect(writeLists(root)).toEqual([`${campaigns}/by-folder.ts`, `${campaigns}/text-ids.ts`]);
  expect(writeLists(root)).toEqual([]);
});
