import { Command } from 'commander';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeLists } from '@kinemorph/content/lists';
import { apply, formatted } from './changes.ts';
import { newComponent, removeComponent } from './component.ts';
import { newRegion, removeRegion, type RegionOptions } from './region.ts';
import { newCampaign, removeCampaign } from './campaign.ts';
import { Mistake } from './mistake.ts';
import type { Planned } from './planned.ts';
import { newProduct, removeProduct } from './product.ts';
import { newScreen, removeScreen } from './screen.ts';

const here = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

interface CampaignArguments {
  readonly regions: string;
  readonly opens: string;
  readonly ends: string;
  readonly products?: string;
}

const listed = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The commands that make new things, and take them out again. */
export function program(): Command {
  const command = new Command('npm run')
    .description('Makes what a new thing needs, or takes it out again without a trace.')
    .option('--root <folder>', 'the checkout to work on, if it is not this one', here);
  const run = async (plan: (root: string) => Planned) => {
    const root = resolve(command.opts<{ root: string }>().root);
    if (!existsSync(join(root, 'libs/ui/src/index.ts')))
      throw new Mistake(`${root} is no checkout: it has no libs/ui/src/index.ts.`);
    const { changes, left } = plan(root);
    apply(root, await formatted(root, changes));
    writeLists(root);
    console.log(tell({ changes, left }));
  };
  const make = command.command('new').description('makes what a new thing needs');
  make
    .command('component <Name>')
    .description('a folder in libs/ui/src/components')
    .action((name: string) => run((root) => newComponent(root, name)));
  make
    .command('campaign <id>')
    .description(
      'a folder in libs/content/src/campaigns: a draft with its page, menu entry, slide and line above the menu',
    )
    .requiredOption('--regions <ids>', 'its regions, with commas between them')
    .requiredOption(
      '--opens <time>',
      'local to each region, like 2027-01-01T00:00; with an offset it is one instant for all',
    )
    .requiredOption('--ends <time>', 'the first moment after it, written alike')
    .option('--products <ids>', 'its products, with commas between them; those that all its regions sell if left out')
    .action((id: string, { regions, products, ...times }: CampaignArguments) =>
      run((root) =>
        newCampaign(root, id, {
          ...times,
          regions: listed(regions),
          ...(products !== undefined && { products: listed(products) }),
        }),
      ),
    );
  make
    .command('product <id>')
    .description('a folder in libs/content/src/products: a draft with its facts, its page, its prices and empty words')
    .requiredOption('--like <id>', 'the product whose facts it starts with')
    .requiredOption('--regions <ids>', 'the regions that sell it, with commas between them')
    .action((id: string, { like, regions }: { like: string; regions: string }) =>
      run((root) => newProduct(root, id, { like, regions: listed(regions) })),
    );
  make
    .command('region <id>')
    .description(
      'a folder in libs/content/src/regions: a draft with its settings, and empty words if its language is new',
    )
    .requiredOption('--locale <locale>', 'its language and country, like es-ES')
    .requiredOption('--currency <code>', 'its currency, like EUR')
    .requiredOption('--time-zone <zone>', 'the time zone that its dates are local to, like Europe/Madrid')
    .requiredOption('--like <id>', 'the region whose pages, products and settings it starts with')
    .option('--country <code>', 'its country in the region choice; that of its locale if left out')
    .action((id: string, options: RegionOptions) => run((root) => newRegion(root, id, options)));
  make
    .command('screen <id>')
    .description('a folder in libs/screens/src, and its page in the site map')
    .requiredOption('--regions <ids>', 'the regions that have the page, with commas between them')
    .option('--kind <kind>', 'the kind of page whose limits of weight it keeps', 'company')
    .action((id: string, { regions, kind }: { regions: string; kind: string }) =>
      run((root) => newScreen(root, id, { regions: listed(regions), kind })),
    );
  const remove = command.command('remove').description('takes a thing out again');
  remove
    .command('component <Name>')
    .description('a component that nothing uses')
    .action((name: string) => run((root) => removeComponent(root, name)));
  remove
    .command('campaign <id>')
    .description('a campaign that nothing names')
    .action((id: string) => run((root) => removeCampaign(root, id)));
  remove
    .command('product <id>')
    .description('a product that nothing names')
    .action((id: string) => run((root) => removeProduct(root, id)));
  remove
    .command('region <id>')
    .description('a region that nothing names, and the words that only it needs')
    .action((id: string) => run((root) => removeRegion(root, id)));
  remove
    .command('screen <id>')
    .description('a screen that nothing names, and its page')
    .action((id: string) => run((root) => removeScreen(root, id)));
  return command;
}

/** What was changed, and what is left for a person to say. */
function tell({ changes: { write, remove }, left }: Planned): string {
  return [
    ...[...write.keys()].map((file) => `written  ${file}`),
    ...remove.map((folder) => `deleted  ${folder}`),
    ...(left.length > 0 ? ['', 'What is left to say:', ...left.map((one) => `  ${one}`)] : []),
  ].join('\n');
}
