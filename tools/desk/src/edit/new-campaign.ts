import { Mistake } from '@kinemorph/commands/mistake';
import type { ProductId, RegionId } from '@kinemorph/content';
import { campaignFolders } from '@kinemorph/content/lists';
import { parseInstant } from '@kinemorph/content/time';
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { NewCampaign } from '../api.ts';
import { campaignName } from '../content/names.ts';
import type { Library } from '../content/library.ts';
import { instantText, wallOf, wallText } from '../time/local-time.ts';
import { readTyped } from '../time/typed-instant.ts';
import type { Texts } from './overlay.ts';

const here = fileURLToPath(new URL('../../../..', import.meta.url));
const campaigns = 'libs/content/src/campaigns';

/** The files of a new campaign, and the list of campaigns as it is written once they are there. */
export interface CampaignDraft {
  readonly texts: Texts;
  readonly lists: Texts;
  readonly title: string;
}

/**
 * The most characters of an address: it is on posters and in mails, and its names of files and branches come from it.
 */
const longestId = 60;

/**
 * Returns the files that `npm run new -- campaign` creates; throws a `Mistake` in the terms of the form for invalid
 * input. `names` are those of the products. Nothing is written.
 */
export async function newCampaign(
  root: string,
  library: Library,
  names: ReadonlyMap<string, string>,
  { id: typed, regions: requested, opens, ends, products }: NewCampaign,
): Promise<CampaignDraft> {
  const id = typed.trim();
  checkId(root, id);
  const regions = regionsOf(library, requested);
  checkTimes(library, regions, opens, ends);
  checkProducts(library, names, regions, products);
  const made = await generated(root, id, [
    ...['--regions', regions.join(',')],
    ...['--opens', asWritten(opens, library, regions)],
    ...['--ends', asWritten(ends, library, regions)],
    ...(products.length > 0 ? ['--products', products.join(',')] : []),
  ]);
  return { ...made, title: `New campaign ${campaignName(id)} in ${regions.join(', ')}` };
}

/** Throws for an invalid or taken last part of an address. */
function checkId(root: string, id: string): void {
  if (id.length > longestId)
    throw new Mistake(`The address has ${id.length} characters, and may have ${longestId}. Write a shorter one.`);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    throw new Mistake(
      `“${id}” cannot be the last part of an address. Write small letters without accents, digits and dashes, like new-year-sale.`,
    );
  if (existsSync(join(root, campaigns, id)))
    throw new Mistake(`There is a campaign ${id} already. Choose another address.`);
}

/** The regions in the order of the site. */
function regionsOf({ regions }: Library, requested: readonly string[]): readonly RegionId[] {
  const all = Object.keys(regions) as RegionId[];
  const unknown = requested.filter((id) => !all.some((region) => region === id));
  if (unknown.length > 0)
    throw new Mistake(`There is no region ${unknown.join(', ')}. The regions are ${all.join(', ')}.`);
  if (requested.length === 0) throw new Mistake('Choose at least one region.');
  return all.filter((region) => requested.includes(region));
}

/** Throws for a time that is invalid in a region, or an end that is not after the start there. */
function checkTimes(library: Library, regions: readonly RegionId[], opens: string, ends: string): void {
  for (const region of regions) {
    const { name, timeZone } = library.regions[region];
    const [from, to] = [readTyped(opens, timeZone), readTyped(ends, timeZone)];
    if ('problem' in from) throw new Mistake(`Begins, in ${name}: ${from.problem}`);
    if ('problem' in to) throw new Mistake(`Ends, in ${name}: ${to.problem}`);
    if (to.instant === from.instant) throw new Mistake(`In ${name} it would end at the moment that it begins.`);
    if (to.instant < from.instant) throw new Mistake(`In ${name} it would end before it begins.`);
  }
}

/** Throws for unknown products, and those that the campaign's regions do not sell. */
function checkProducts(
  { products }: Library,
  names: ReadonlyMap<string, string>,
  regions: readonly RegionId[],
  chosen: readonly string[],
): void {
  const all = Object.values(products) as readonly {
    readonly id: ProductId;
    readonly regions: readonly RegionId[];
  }[];
  if (chosen.length === 0 && !all.some((product) => regions.every((region) => product.regions.includes(region))))
    throw new Mistake('No robot is sold in all of these regions: choose its robots, or fewer regions.');
  const unknown = chosen.filter((id) => !all.some((product) => product.id === id));
  if (unknown.length > 0) throw new Mistake(`There is no robot ${unknown.join(', ')}. Choose others.`);
  const unsold = all.filter(
    (product) => chosen.includes(product.id) && !product.regions.some((region) => regions.includes(region)),
  );
  if (unsold.length > 0)
    throw new Mistake(
      `None of these regions sells ${unsold.map(({ id }) => names.get(id) ?? id).join(', ')}: choose other robots, or add a region.`,
    );
}

/** A time as the generator reads it: with the offset that was typed, else as a clock on the wall shows it. */
function asWritten(typed: string, { regions }: Library, [first]: readonly RegionId[]): string {
  const zone = first === undefined ? 'UTC' : regions[first].timeZone;
  const read = readTyped(typed, zone);
  if ('problem' in read) throw new Mistake(read.problem);
  const hasOffset = parseInstant(typed.trim().replace(/\s+/g, 'T')) !== undefined;
  return hasOffset ? instantText(read.instant, 'UTC') : wallText(wallOf(read.instant, zone)).replace(' ', 'T');
}

/**
 * Runs the command that creates a campaign in a temporary checkout with only the files that it reads, and returns the
 * files that it wrote.
 */
async function generated(
  root: string,
  id: string,
  options: readonly string[],
): Promise<Pick<CampaignDraft, 'texts' | 'lists'>> {
  const scratch = mkdtempSync(join(tmpdir(), 'kinemorph-campaign-'));
  try {
    for (const folder of [
      'libs/content/src/products',
      'libs/content/src/regions',
      'libs/i18n/messages',
      'libs/i18n/src',
      'libs/ui/src',
    ])
      mkdirSync(join(scratch, folder), { recursive: true });
    writeFileSync(join(scratch, 'libs/ui/src/index.ts'), '');
    copyFileSync(join(here, '.prettierrc.json'), join(scratch, '.prettierrc.json'));
    for (const campaign of campaignFolders(root)) {
      mkdirSync(join(scratch, campaigns, campaign), { recursive: true });
      writeFileSync(join(scratch, campaigns, campaign, 'campaign.ts'), '');
    }
    await run(['--root', scratch, 'new', 'campaign', id, ...options]);
    const list = `${campaigns}/by-folder.ts`;
    const files = globSync(`${campaigns}/${id}/**/*.*`, { cwd: scratch })
      .map((file) => file.split('\\').join('/'))
      .sort();
    const read = (file: string) => [file, readFileSync(join(scratch, file), 'utf8')] as const;
    return { texts: new Map(files.map(read)), lists: new Map([read(list)]) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Throws a `Mistake` with the command's output if it refuses. */
async function run(options: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [join(here, 'tools/generators/src/main.ts'), ...options]);
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    throw code === 1 && !/^\s+at /m.test(stderr) ? new Mistake(stderr.trim()) : error;
  }
}
