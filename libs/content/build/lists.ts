import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { campaignName } from '../src/campaigns/names.ts';

const campaigns = 'libs/content/src/campaigns';
const regions = 'libs/content/src/regions';
const locales = 'libs/i18n';

/** The files that a region's folder may have, with the name that each exports and the list that it goes to. */
const regionFiles = [
  { file: 'region.ts', name: 'region', list: 'regions', what: 'The settings of every region' },
  { file: 'home.ts', name: 'home', list: 'homes', what: 'The homes that regions write' },
  { file: 'legal.ts', name: 'legal', list: 'legal', what: 'The companies and legal notices that regions write' },
  { file: 'dealers.ts', name: 'dealers', list: 'dealers', what: 'The dealers of regions that have any' },
] as const;

/**
 * Writes the modules that list the folders of campaigns and regions and the files of locales in a checkout, from which ids and texts get
 * their types. They are written before each command and not committed, so that adding a folder changes no other file. Returns the paths,
 * from the root, of the modules that changed.
 */
export function writeLists(root: string): readonly string[] {
  const ids = campaignFolders(root);
  const lists = {
    [`${campaigns}/by-folder.ts`]: definitions(ids),
    [`${campaigns}/text-ids.ts`]: textIds(ids.filter((id) => existsSync(join(root, campaigns, id, 'copy/en-US.json')))),
    ...regionLists(root, regionFolders(root)),
    [`${locales}/src/written-locales.ts`]: localeList(writtenLocales(root)),
  };
  return Object.entries(lists).flatMap(([file, text]) => {
    const path = join(root, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return [file];
  });
}

/** Returns true for a path, from the root, of a module that `writeLists` writes. */
export function isList(path: string): boolean {
  return (
    path === `${campaigns}/by-folder.ts` ||
    path === `${campaigns}/text-ids.ts` ||
    path === `${locales}/src/written-locales.ts` ||
    path.startsWith(`${regions}/by-folder/`)
  );
}

/** Returns the ids of the campaigns of a checkout, in the order of the alphabet: each folder with a `campaign.ts`. */
export function campaignFolders(root: string): readonly string[] {
  return foldersWith(root, campaigns, 'campaign.ts');
}

/** Returns the ids of the regions of a checkout, in the order of the alphabet: each folder with a `region.ts`. */
export function regionFolders(root: string): readonly string[] {
  return foldersWith(root, regions, 'region.ts');
}

/** Returns the locales with a file of shared words, in the order of the alphabet. */
export function writtenLocales(root: string): readonly string[] {
  return readdirSync(join(root, locales, 'messages'))
    .flatMap((file) => /^([a-z]{2}-[A-Z]{2})\.json$/.exec(file)?.[1] ?? [])
    .sort();
}

function foldersWith(root: string, folder: string, file: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, file)))
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

function regionLists(root: string, ids: readonly string[]): Readonly<Record<string, string>> {
  const at = `${regions}/by-folder`;
  return {
    [`${at}/ids.ts`]: [
      '/** The ids of all regions: the names of their folders. Written by `build/lists.ts`. */',
      `export type RegionId = ${ids.map((id) => `'${id}'`).join(' | ') || 'never'};`,
      '',
    ].join('\n'),
    ...Object.fromEntries(
      regionFiles.map(({ file, name, list, what }) => [
        `${at}/${list}.ts`,
        [
          `/** ${what}, by id. Written by \`build/lists.ts\`. */`,
          ...ids
            .filter((id) => existsSync(join(root, regions, id, file)))
            .map((id) => `export { ${name} as ${id} } from '../${id}/${file}';`),
          'export {};',
          '',
        ].join('\n'),
      ]),
    ),
  };
}

function localeList(names: readonly string[]): string {
  return [
    '/** The locales with a file of shared words in `messages`. Written by `libs/content/build/lists.ts`. */',
    `export const writtenLocales = [${names.map((name) => `'${name}'`).join(', ')}] as const;`,
    '',
  ].join('\n');
}
