import { Mistake } from '@kinemorph/commands/mistake';
import { Command } from 'commander';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeLists } from '@kinemorph/content/lists';
import { archiveCampaign } from './archive.ts';
import { newApiCall, removeApiCall } from './api-call.ts';
import { apply, formatted } from './changes.ts';
import { newComponent, removeComponent, type ComponentOptions } from './component.ts';
import type { RegionOptions } from './region-options.ts';
import { newRegion, removeRegion } from './region.ts';
import { newCampaign, removeCampaign } from './campaign.ts';
import type { Planned } from './planned.ts';
import { newProduct, removeProduct } from './product.ts';
import { newScreen, removeScreen } from './screen.ts';
import { newTheme, removeTheme, type ThemeOptions } from './theme.ts';

const here = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

interface CampaignArguments {
  readonly regions: string;
  readonly opens: string;
  readonly ends: string;
  readonly products?: string;
}

interface ApiCallArguments {
  readonly path: string;
  readonly method: string;
  readonly sends?: string;
  readonly answers?: string;
}

/** Carries out a plan in a checkout. */
export type CarryOut = (root: string, planned: Planned) => void;

/** Carries out a command's plan in the selected checkout. */
type Run = (plan: (root: string) => Planned | Promise<Planned>) => Promise<void>;

const listed = (names = '') =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Returns the commands that create and remove things. By default, they write the files; `carryOut` can replace that.
 */
export function program(carryOut: CarryOut = writeFiles): Command {
  const command = new Command('npm run')
    .description('Makes what a new thing needs, or takes it out again without a trace.')
    .option('--root <folder>', 'the checkout to work on, if it is not this one', here)
    // Unknown and missing arguments are reported with the help text; the subcommands below inherit this.
    .showHelpAfterError();
  const run: Run = async (plan) => {
    const root = resolve(command.opts<{ root: string }>().root);
    if (!existsSync(join(root, 'libs/ui/src/index.ts')))
      throw new Mistake(`${root} is not a checkout: it has no libs/ui/src/index.ts.`);
    const { changes, left } = await plan(root);
    carryOut(root, { changes: await formatted(root, changes), left });
  };
  const make = command.command('new').description('makes what a new thing needs');
  addComponentAndTheme(make, run);
  addContent(make, run);
  addScreenAndCall(make, run);
  command
    .command('archive')
    .description('takes what is over out of public servers, and keeps it in previews')
    .command('campaign <id>')
    .description('a campaign that has ended')
    .action((id: string) => run((root) => archiveCampaign(root, id, Date.now())));
  addRemoving(command.command('remove').description('takes a thing out again'), run);
  return command;
}

/** The commands of `npm run new`, one for each kind of thing. */
export const kinds: readonly Command[] = program().commands.find((command) => command.name() === 'new')?.commands ?? [];

function addComponentAndTheme(make: Command, run: Run): void {
  make
    .command('component <Name>')
    .description('a folder in libs/ui/src/components')
    .option('--public', 'promised to other repositories, too')
    .action((name: string, options: ComponentOptions) => run((root) => newComponent(root, name, options)));
  make
    .command('theme <id>')
    .description('a folder in libs/ui/src/themes, with the values of another theme')
    .requiredOption('--like <id>', 'the theme whose values it starts with')
    .action((id: string, options: ThemeOptions) => run((root) => newTheme(root, id, options)));
}

function addContent(make: Command, run: Run): void {
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
}

function addScreenAndCall(make: Command, run: Run): void {
  make
    .command('screen <id>')
    .description('a folder in libs/screens/src, and its page in the site map')
    .requiredOption('--regions <ids>', 'the regions that have the page, with commas between them')
    .action((id: string, { regions }: { regions: string }) =>
      run((root) => newScreen(root, id, { regions: listed(regions) })),
    );
  make
    .command('api-call <id>')
    .description('a folder in libs/api-client/src/calls, which the sandbox answers with its example')
    .requiredOption('--path <path>', 'its path below the market, like /account/user/wish-list')
    .option('--method <method>', 'GET or POST', 'GET')
    .option('--sends <fields>', 'the fields that it sends, with commas between them')
    .option('--answers <fields>', 'the fields of its answer, with commas between them')
    .action((id: string, { path, method, sends, answers }: ApiCallArguments) =>
      run((root) => newApiCall(root, id, { path, method, sends: listed(sends), answers: listed(answers) })),
    );
}

function addRemoving(remove: Command, run: Run): void {
  remove
    .command('component <Name>')
    .description('a component that nothing uses')
    .action((name: string) => run((root) => removeComponent(root, name)));
  remove
    .command('theme <id>')
    .description('a theme that nothing names')
    .action((id: string) => run((root) => removeTheme(root, id)));
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
  remove
    .command('api-call <id>')
    .description('a call of the API that nothing imports')
    .action((id: string) => run((root) => removeApiCall(root, id)));
}

/** Writes the files of a plan, and prints the changes and the parts that a person must fill in. */
function writeFiles(root: string, { changes, left }: Planned): void {
  apply(root, changes);
  writeLists(root);
  const lines = [
    ...[...changes.write.keys()].map((file) => `written  ${file}`),
    ...changes.remove.map((folder) => `deleted  ${folder}`),
    ...(left.length > 0 ? ['', ...leftToSay(left)] : []),
  ];
  console.log(lines.join('\n'));
}

/** Returns the lines that list the parts to fill in. */
export function leftToSay(left: readonly string[]): readonly string[] {
  return ['Still to do:', ...left.map((one) => `  ${one}`)];
}
