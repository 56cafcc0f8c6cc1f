import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { campaignName } from '../src/campaigns/names.ts';

const campaigns = 'libs/content/src/campaigns';

/**
 * Writes the modules that list the folders of campaigns in a checkout, from which ids and texts get their types. They are written before
 * each command and not committed, so that adding a folder changes no other file. Returns the paths, from the root, of the modules that changed.
 */
export function writeLists(root: string): readonly string[] {
  const ids = campaignFolders(root);
  const lists = {
    [`${campaigns}/by-folder.ts`]: definitions(ids),
    [`${campaigns}/text-ids.ts`]: textIds(ids.filter((id) => existsSync(join(root, campaigns, id, 'copy/en-US.json')))),
  };
  return Object.entries(lists).flatMap(([file, text]) => {
    const path = join(root, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
    writeFileSync(path, text);
    return [file];
  });
}

/** Returns the ids of the campaigns of a checkout, in the order of the alphabet: each folder with a `campaign.ts`. */
export function campaignFolders(root: string): readonly string[] {
  return readdirSync(join(root, campaigns), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, campaigns, entry.name, 'campaign.ts')))
    .map(({ name }) => name)
    .sort();
}

function definitions(ids: readonly string[]): string {
  return [
    '/** Every campaign, by the name that its folder gives it. Written by `build/lists.ts`. */',
    ...ids.map((id) => `export { ${campaignName(id)} } from './${id}/campaign.ts';`),
    '',
  ].join('\n');
}

function textIds(ids: readonly string[]): string {
  return [
    ...ids.map((id) => `import type ${campaignName(id)} from './${id}/copy/en-US.json';`),
    '',
    '/** The ids of the words that campaigns bring. Written by `build/lists.ts`. */',
    `export type CampaignTextId = ${ids.map((id) => `keyof typeof ${campaignName(id)}`).join(' | ') || 'never'};`,
    '',
  ].join('\n');
}
