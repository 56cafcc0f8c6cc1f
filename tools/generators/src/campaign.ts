import { Mistake } from '@kinemorph/commands/mistake';
import {
  campaignName,
  campaignTextId,
  pageParts,
  productIds,
  products,
  regions,
  siteMap,
  type ProductId,
  type RegionId,
} from '@kinemorph/content';
import { campaignFolders } from '@kinemorph/content/lists';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkedId, localesOf, regionsNamed } from './checked.ts';
import { withOffset } from './local-time.ts';
import { checkNames } from './names.ts';
import type { Planned } from './planned.ts';
import { isTest, usersOf } from './users.ts';

const folder = 'libs/content/src/campaigns';

/** The options of `npm run new -- campaign`. */
export interface CampaignOptions {
  readonly regions: readonly string[];
  /** Start and end: local to each region, or one instant for all with an offset. */
  readonly opens: string;
  readonly ends: string;
  /** Ids of its products; by default those that all of its regions sell. */
  readonly products?: readonly string[];
}

/**
 * Returns the files of a new campaign: its dates, its definition as a draft, and a file of empty texts for each
 * language. Throws a `Mistake` for an invalid or taken id, unknown regions or products, an invalid time, and an end
 * that is not after the start.
 */
export function newCampaign(
  root: string,
  id: string,
  { regions: requested, opens, ends, products: named }: CampaignOptions,
): Planned {
  checkedId('campaign', id, 'new-year-sale');
  checkNames('campaign', id, [campaignName(id)], ['defineCampaign', 'timeline'], `${id}-sale`);
  const at = `${folder}/${id}`;
  if (existsSync(join(root, at)))
    throw new Mistake(`There is a campaign ${id}: change ${at}, or choose another id for the new one.`);
  if (siteMap.some(({ path }) => path === id))
    throw new Mistake(
      `There is a page ${id} already: choose another id, since a campaign's page has it in its address.`,
    );
  const having = regionsNamed(requested);
  const times = having.map((region) => {
    const { timeZone } = regions[region];
    const time = { region, opens: withOffset(opens, timeZone), ends: withOffset(ends, timeZone) };
    if (Date.parse(time.opens) >= Date.parse(time.ends))
      throw new Mistake(
        `In ${region} the campaign would end (${time.ends}) before it opens (${time.opens}): fix --opens or --ends.`,
      );
    return time;
  });
  const sold = productsNamed(named, having);
  const languages = localesOf(having);
  const words = wordsOf(id);
  return {
    changes: {
      write: new Map([
        [`${at}/timeline.ts`, timeline(times)],
        [`${at}/campaign.ts`, definition(id, sold)],
        ...languages.map((locale) => [`${at}/copy/${locale}.json`, `${JSON.stringify(words, null, 2)}\n`] as const),
      ]),
      remove: [],
    },
    left: [
      `${at}/copy: ${Object.keys(words).length} texts in ${languages.join(', ')}`,
      `libs/content/src/products: the prices that the campaign lowers; npm run content -- prices export writes the sheet`,
      `${at}/campaign.ts: the background of its title (\`scene\`), its colours (\`theme\`), other products, gifts, a draw, and the order of the sections`,
      'npm run content -- check lists what is still missing. Until you remove `draft: true` from campaign.ts, only previews show the campaign.',
    ],
  };
}

/** Returns the changes that remove a campaign. Throws a `Mistake` if it does not exist, or if other files name it. */
export function removeCampaign(root: string, id: string): Planned {
  if (!campaignFolders(root).includes(id))
    throw new Mistake(`There is no campaign "${id}". The campaigns are ${campaignFolders(root).join(', ')}.`);
  const users = usersOf(root, {
    files: '{libs,apps,tools}/*/{src,e2e,build}/**/*.{ts,tsx,json}',
    isIgnored: (file) => file.startsWith(`${folder}/${id}/`) || isTest(file),
    uses: (text) =>
      text.includes(`'${id}'`) || text.includes(`"${id}"`) || new RegExp(`\\b${campaignName(id)}\\b`).test(text),
  });
  if (users.length > 0) throw new Mistake(`${id} is still named: take it out of ${users.join(', ')} first.`);
  return { changes: { write: new Map(), remove: [`${folder}/${id}`] }, left: [] };
}

function productsNamed(named: readonly string[] | undefined, having: readonly RegionId[]): readonly ProductId[] {
  const soldEverywhere = productIds.filter((product) =>
    having.every((region) => products[product].regions.includes(region)),
  );
  if (named === undefined) {
    if (soldEverywhere.length === 0)
      throw new Mistake(
        `No product is sold in all of ${having.join(', ')}: name some with --products ${productIds.slice(0, 2).join(',')}`,
      );
    return soldEverywhere;
  }
  const unknown = named.filter((product) => !(productIds as readonly string[]).includes(product));
  if (unknown.length > 0)
    throw new Mistake(`There is no product "${unknown.join('", "')}". The products are ${productIds.join(', ')}.`);
  const unsold = (named as readonly ProductId[]).filter(
    (product) => !having.some((region) => products[product].regions.includes(region)),
  );
  if (unsold.length > 0)
    throw new Mistake(`None of ${having.join(', ')} sells ${unsold.join(', ')}: leave it out, or add a region.`);
  return productIds.filter((product) => named.includes(product));
}

function wordsOf(id: string): Readonly<Record<string, string>> {
  const name = campaignName(id);
  const ids = [
    ...pageParts.map((part) => campaignTextId(id, part)),
    campaignTextId(id, 'stage.sale'),
    `nav.${name}`,
    `banner.${name}`,
    `home.${name}.title`,
    `home.${name}.subtitle`,
    `home.${name}.badge`,
  ];
  return Object.fromEntries(ids.map((one) => [one, '']));
}

function timeline(
  times: readonly { readonly region: RegionId; readonly opens: string; readonly ends: string }[],
): string {
  return `import { defineTimeline } from '../../time/index.ts';

/** The only place where the dates of the campaign are written. */
export const timeline = defineTimeline(['sale'], {
${times.map(({ region, opens, ends }) => `  ${region}: { sale: '${opens}', ends: '${ends}' },`).join('\n')}
});
`;
}

function definition(id: string, sold: readonly ProductId[]): string {
  const name = campaignName(id);
  const [leading = 'flagshipOptimusPrime'] = sold;
  return `import { defineCampaign } from '../campaign.ts';
import { timeline } from './timeline.ts';

export const ${name} = defineCampaign({
  id: '${id}',
  name: '${id.replace(/(?:^|-)(\w)/g, (_match, letter: string) => ` ${letter.toUpperCase()}`).trim()}',
  draft: true,
  timeline,
  pages: [{ path: '${id}', component: 'campaign' }],
  offers: [{ stage: 'sale', products: [${sold.map((product) => `'${product}'`).join(', ')}] }],
  menu: { identify: '${name}', label: 'nav.${name}', stage: 'sale' },
  tiles: [
    {
      key: '${name}',
      stage: 'sale',
      product: '${leading}',
      title: 'home.${name}.title',
      subtitle: 'home.${name}.subtitle',
      badge: 'home.${name}.badge',
      showBuy: false,
    },
  ],
  banner: { lines: [{ stage: 'sale', label: 'banner.${name}' }], countsDown: true },
});
`;
}
