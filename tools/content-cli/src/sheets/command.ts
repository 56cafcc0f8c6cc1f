import { Mistake } from '@kinemorph/commands/mistake';
import { locales, type Locale } from '@kinemorph/i18n/locales';
import { Option, type Command } from 'commander';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '../check/finding.ts';
import { readContent } from '../read-content.ts';
import type { Sources } from '../source/sources.ts';
import { textsOf, source, wordFolders } from '../words/folders.ts';
import { readCsv, writeCsv } from './csv.ts';
import { importWords, writeWords } from './import-words.ts';
import { rowsOf } from './row.ts';
import { readXliff, writeXliff } from './xliff.ts';

/** Resolves a path that the user typed: npm runs commands in the root, regardless of the user's folder. */
const fromThere = (file: string) => resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

/**
 * Reads a file as UTF-8. Throws if it's in another encoding, as Excel's plain “CSV” is: every accent would count as a
 * mistake.
 */
function decodeUtf8(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Mistake(`${name} isn't UTF-8: nothing is written. In Excel, save it as “CSV UTF-8 (Comma delimited)”.`);
  }
}

/** Returns the locale that a user named: by itself, by its language, or by one of its regions. */
export function localeNamed(name: string, regions: Readonly<Record<string, { readonly locale: Locale }>>): Locale {
  const lower = name.toLowerCase();
  const found =
    regions[lower]?.locale ??
    locales.find((one) => one.toLowerCase() === lower) ??
    locales.find((one) => one.toLowerCase().startsWith(`${lower}-`));
  if (!found)
    throw new Mistake(
      `There is no locale or region "${name}". The locales are ${locales.join(', ')}; the regions ${Object.keys(regions).join(', ')}.`,
    );
  return found;
}

/** Adds the commands for sheets of texts. */
export function addWords(desk: Command, sources: () => Sources): void {
  const words = desk.command('words').description('texts for an editor or an agency, out and back');
  addOut(words, sources);
  addIn(words, sources);
  addMissing(words, sources);
}

function addOut(words: Command, sources: () => Sources): void {
  words
    .command('out <locale>')
    .description('writes every text of a locale beside en-US: a sheet for Excel, or XLIFF 2.1 for an agency')
    .addOption(new Option('--format <format>', 'what to write').choices(['csv', 'xliff']).default('csv'))
    .option('--file <file>', 'where to; words.<locale>.csv or .xlf when left out')
    .option('--folder <part>', 'only folders whose path holds this, like black-friday')
    .addOption(
      new Option('--separator <character>', 'a semicolon where Excel separates by one')
        .choices([',', ';'])
        .default(','),
    )
    .option('--force', 'over a file that is there')
    .action(
      async (
        name: string,
        {
          format,
          file,
          folder,
          separator,
          force,
        }: { format: 'csv' | 'xliff'; file?: string; folder?: string; separator: ',' | ';'; force?: true },
      ) => {
        const library = await readContent(sources().root);
        const locale = localeNamed(name, library.regions);
        const rows = rowsOf(wordFolders(sources(), library), locale).filter(
          (row) => folder === undefined || row.folder.includes(folder),
        );
        if (rows.length === 0)
          throw new Mistake(`No folder of words in ${locale} holds "${folder ?? ''}" in its path.`);
        const to = file ?? `words.${locale}.${format === 'csv' ? 'csv' : 'xlf'}`;
        if (existsSync(fromThere(to)) && !force)
          throw new Mistake(`${to} is there already: name another with --file, or add --force.`);
        writeFileSync(fromThere(to), format === 'csv' ? writeCsv(rows, separator) : writeXliff(rows));
        console.log(`${counted(rows.length, 'text')} of ${locale} written into ${to}.`);
      },
    );
}

function addIn(words: Command, sources: () => Sources): void {
  words
    .command('in <file>')
    .description('reads a sheet or an XLIFF that came back, and writes what changed: all of it or nothing')
    .option('--part', 'only some of the rows came back')
    .option('--dry-run', 'says what would change, and writes nothing')
    .action(async (file: string, { part = false, dryRun = false }: { part?: boolean; dryRun?: boolean }) => {
      if (!existsSync(fromThere(file)))
        throw new Mistake(`There is no ${file}: npm run content -- words out de-DE writes one.`);
      const text = decodeUtf8(readFileSync(fromThere(file)), file);
      const at = sources();
      const library = await readContent(at.root);
      const rows = /^\ufeff?\s*</.test(text) ? readXliff(text, file) : readCsv(text, file);
      const {
        message: message,
        ok,
        files,
      } = importWords(at, wordFolders(at, library), Object.values(library.products), {
        name: file,
        rows,
        isPart: part,
      });
      if (ok && !dryRun) writeWords(at.root, files);
      console.log(
        ok && files.size > 0
          ? `${message} ${dryRun ? 'Nothing is written: this was a dry run.' : 'Written.'}`
          : message,
      );
      if (!ok) process.exitCode = 1;
    });
}

function addMissing(words: Command, sources: () => Sources): void {
  words
    .command('missing [locale]')
    .description('the texts of en-US that a locale has not')
    .action(async (name: string | undefined) => {
      const at = sources();
      const library = await readContent(at.root);
      const chosen = name === undefined ? locales : [localeNamed(name, library.regions)];
      const found = chosen.flatMap((locale) =>
        rowsOf(wordFolders(at, library), locale).filter(({ text }) => text.trim() === ''),
      );
      for (const { folder, locale, id, source: english } of found)
        console.log(`${folder}/${locale}.json  ${id}\n  ${source}  ${english}\n`);
      const all = wordFolders(at, library).reduce((sum, folder) => sum + textsOf(folder, source).size, 0);
      console.log(
        found.length === 0
          ? `Nothing is missing in ${chosen.join(', ')}: ${counted(all, 'text')} of ${source}.`
          : `${counted(found.length, 'text')} missing in ${[...new Set(found.map(({ locale }) => locale))].join(', ')}.`,
      );
      if (found.length > 0) process.exitCode = 1;
    });
}
