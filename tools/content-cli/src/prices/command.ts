import { Mistake } from '@kinemorph/commands/mistake';
import type { RegionId } from '@kinemorph/content';
import { Option, type Command } from 'commander';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '../check/finding.ts';
import { readContent } from '../read-content.ts';
import type { Sources } from '../source/sources.ts';
import { importPrices } from './import.ts';
import { marked } from './plan.ts';
import { rowsOf } from './row.ts';
import { writeSheet, type Separator } from './sheet.ts';

/** Resolves a path that the user typed: npm runs commands in the root, regardless of the user's folder. */
const fromThere = (file: string) => resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

/** The commands for price sheets. */
export function addPrices(desk: Command, sources: () => Sources): void {
  const prices = desk.command('prices').description('price sheets for Excel');
  prices
    .command('export <csv>')
    .description('writes every price into a sheet')
    .option('--region <id>', 'only this region')
    .addOption(
      new Option('--separator <character>', 'a semicolon where Excel writes decimals with a comma')
        .choices([',', ';'])
        .default(','),
    )
    .option('--force', 'over a sheet that is there')
    .action(
      async (csv: string, { region, separator, force }: { region?: string; separator: Separator; force?: true }) => {
        const place = sources();
        const library = await readContent(place.root);
        const { products, regions } = library;
        const rows = marked(place, rowsOf({ products, regions }, regionOf(region, regions)), library);
        const file = fromThere(csv);
        if (existsSync(file) && !force)
          throw new Mistake(`${csv} is there already: name another sheet, or add --force.`);
        writeFileSync(file, writeSheet(rows, regions, separator));
        console.log(`${counted(rows.length, 'price')} written into ${csv}.`);
      },
    );
  prices
    .command('import <csv>')
    .description('compares a sheet with the content, and says what would change')
    .option('--region <id>', 'the sheet is about this region alone')
    .option('--write', 'changes the prices in the files of the products')
    .option('--delete', 'takes out prices that the sheet does not have; without it they stay')
    .action(async (csv: string, options: { region?: string; write?: boolean; delete?: boolean }) => {
      const { region, write = false, delete: remove = false } = options;
      const file = fromThere(csv);
      if (!existsSync(file))
        throw new Mistake(`There is no ${csv}: npm run content -- prices export ${csv} writes one.`);
      const library = await readContent(sources().root);
      const { message, ok } = await importPrices(
        sources(),
        library,
        { name: csv, text: readFileSync(file, 'utf8'), only: regionOf(region, library.regions) },
        { write, remove },
      );
      console.log(message);
      if (!ok) process.exitCode = 1;
    });
}

function regionOf(requested: string | undefined, regions: object): RegionId | undefined {
  if (requested !== undefined && !Object.hasOwn(regions, requested))
    throw new Mistake(`There is no region "${requested}". The regions are ${Object.keys(regions).join(', ')}.`);
  return requested as RegionId | undefined;
}
