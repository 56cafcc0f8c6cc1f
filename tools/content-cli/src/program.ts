import { Mistake } from '@kinemorph/commands/mistake';
import { Command } from 'commander';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from './check/check.ts';
import { tellDrafts } from './check/drafts.ts';
import { report } from './check/finding.ts';
import { find, otherLocalesOf, tellFound } from './find/find.ts';
import { glossaries } from './glossary/glossaries.ts';
import { pageOf, renderGlossary } from './glossary/render.ts';
import { listSamples, samplesOf } from './launch/samples.ts';
import { addPrices } from './prices/command.ts';
import { addWords, localeNamed } from './sheets/command.ts';
import { readContent } from './read-content.ts';
import { Sources } from './source/sources.ts';
import { asText, timelines } from './timeline/timeline.ts';
import { wordFolders } from './words/folders.ts';

const here = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Returns the commands for content editors of a region. */
export function program(): Command {
  const desk = new Command('npm run content --')
    .description(
      'Checks content and words, lists what changes when and what a launch replaces, and reads and writes price sheets.',
    )
    .option('--root <folder>', 'the checkout to work on, if it is not this one', here);
  const sources = () => {
    const root = resolve(desk.opts<{ root: string }>().root);
    if (!existsSync(join(root, 'libs/content/src/index.ts')))
      throw new Mistake(`${root} is not a checkout: it has no libs/content.`);
    return new Sources(root);
  };
  desk
    .command('check')
    .description('every mistake in content and words, each with its place and how to fix it')
    .option('--launch', 'samples are mistakes, too: fails while one is left')
    .action(async ({ launch = false }: { launch?: boolean }) => {
      const { findings, drafts, of } = await check(sources(), { launch });
      console.log(report(findings, of));
      if (drafts.length > 0) console.log(`\n${tellDrafts(drafts)}`);
      if (findings.length > 0) process.exitCode = 1;
    });
  desk
    .command('launch')
    .description('every sample that a launch must replace, with its file and line')
    .action(async () => {
      const place = sources();
      console.log(listSamples(samplesOf(place, await readContent(place.root))));
    });
  desk
    .command('timeline [region]')
    .description('when something opens, closes or changes: local time, UTC and Beijing, and what happens')
    .option('--json', 'for programs')
    .action(async (region: string | undefined, { json }: { json?: true }) => {
      const list = timelines(await readContent(sources().root), region);
      console.log(json ? JSON.stringify(list, null, 2) : asText(list));
    });
  addFind(desk, sources);
  addGlossary(desk, sources);
  addPrices(desk, sources);
  addWords(desk, sources);
  return desk;
}

function addFind(desk: Command, sources: () => Sources): void {
  desk
    .command('find <locale> <text...>')
    .description(
      'the file, the line and the id of a text or a part of it, and where it is said; a region will do for its locale',
    )
    .action(async (name: string, text: readonly string[]) => {
      const at = sources();
      const library = await readContent(at.root);
      const locale = localeNamed(name, library.regions);
      const query = text.join(' ');
      if (query.trim() === '') throw new Mistake('Name the text to look for, as in: find de "Jetzt kaufen".');
      const folders = wordFolders(at, library);
      const found = find(at, folders, library, locale, query);
      const elsewhere = found.hits.length > 0 ? [] : otherLocalesOf(at, folders, library, locale, query);
      console.log(tellFound(found, locale, query, elsewhere));
      if (found.hits.length === 0) process.exitCode = 1;
    });
}

function addGlossary(desk: Command, sources: () => Sources): void {
  desk
    .command('glossary')
    .description('writes docs/glossary from tools/content-cli/src/glossary')
    .action(() => {
      const { root } = sources();
      for (const glossary of glossaries) {
        const file = join(root, pageOf(glossary));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, renderGlossary(glossary));
      }
      console.log(`${glossaries.length} glossaries written into docs/glossary.`);
    });
}
