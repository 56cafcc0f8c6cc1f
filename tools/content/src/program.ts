import { Command } from 'commander';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from './check/check.ts';
import { report } from './check/finding.ts';
import { Mistake } from './mistake.ts';
import { addPrices } from './prices/command.ts';
import { readContent } from './read-content.ts';
import { Sources } from './source/sources.ts';
import { asText, timelines } from './timeline/timeline.ts';

const here = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** The commands for those who keep a region's content. */
export function program(): Command {
  const desk = new Command('npm run content --').description('Checks content and words, lists what changes when, and reads and writes price sheets.').option('--root <folder>', 'the checkout to work on, if it is not this one', here);
  const sources = () => {
    const root = resolve(desk.opts<{ root: string }>().root);
    if (!existsSync(join(root, 'libs/content/src/index.ts'))) throw new Mistake(`${root} is no checkout: it has no libs/content.`);
    return new Sources(root);
  };
  desk
    .command('check')
    .description('every mistake in content and words, each with its place and how to mend it')
    .action(async () => {
      const { findings, of } = await check(sources());
      console.log(report(findings, of));
      if (findings.length > 0) process.exitCode = 1;
    });
  desk
    .command('timeline [region]')
    .description('when something opens, closes or changes: local time, UTC and Beijing, and what happens')
    .option('--json', 'for programs')
    .action(async (region: string | undefined, { json }: { json?: true }) => {
      const list = timelines(await readContent(sources().root), region);
      console.log(json ? JSON.stringify(list, null, 2) : asText(list));
    });
  addPrices(desk, sources);
  return desk;
}
