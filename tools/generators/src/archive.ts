import { Mistake } from '@kinemorph/commands/mistake';
import { everyRegion, type Region } from '@kinemorph/content';
import { campaignFolders } from '@kinemorph/content/lists';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Planned } from './planned.ts';

/** The dates of a campaign that are read here. */
interface Dates {
  readonly regions: Readonly<
    Record<string, { readonly opens: Readonly<Record<string, number>>; readonly ends: number }>
  >;
}

const everyOne: Readonly<Record<string, Region>> = everyRegion;
const day = 24 * 60 * 60 * 1000;

/**
 * Returns the changes that archive an ended campaign: a line of its definition. Throws a `Mistake` if it does not
 * exist, is a draft, or has prices that are still relevant: they are the lowest of the last days, with which the law of
 * some regions compares a later reduction.
 */
export async function archiveCampaign(root: string, id: string, now: number): Promise<Planned> {
  const known = campaignFolders(root);
  if (!known.includes(id)) throw new Mistake(`There is no campaign "${id}". The campaigns are ${known.join(', ')}.`);
  const file = `libs/content/src/campaigns/${id}/campaign.ts`;
  const text = readFileSync(join(root, file), 'utf8');
  if (/^ {2}archived: true,$/m.test(text))
    throw new Mistake(`${id} is archived already: take \`archived: true\` out of ${file} to bring it back.`);
  if (/^ {2}draft: true,$/m.test(text))
    throw new Mistake(`${id} is a draft, which no visitor has seen: npm run remove -- campaign ${id} deletes it.`);
  const { opens, over } = await datesOf(root, id);
  if (now < over)
    throw new Mistake(
      `${id} cannot be archived before ${new Date(over).toISOString().slice(0, 10)}, when it has ended everywhere and its prices no longer count as the lowest of the last days: do it then.`,
    );
  return {
    changes: { write: new Map([[file, text.replace(/^ {2}id: .*\n/m, '$&  archived: true,\n')]]), remove: [] },
    left: [
      `previews and the desk still show it at its dates: ?at=${new Date(opens).toISOString()}`,
      `${file}: take \`archived: true\` out to bring it back`,
    ],
  };
}

/**
 * Returns the first opening of a campaign, and the instant at which it has ended and its prices are no longer relevant
 * in any region.
 */
async function datesOf(root: string, id: string): Promise<{ readonly opens: number; readonly over: number }> {
  const path = join(root, 'libs/content/src/campaigns', id, 'timeline.ts');
  const { timeline } = (await import(pathToFileURL(path).href)) as { timeline: Dates };
  const times = Object.entries(timeline.regions);
  return {
    opens: Math.min(...times.flatMap(([, { opens }]) => Object.values(opens))),
    over: Math.max(...times.map(([region, { ends }]) => ends + (everyOne[region]?.lowestPriceDays ?? 0) * day)),
  };
}
