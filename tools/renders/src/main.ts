import { Mistake } from '@kinemorph/commands/mistake';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { makeAll, preview } from './batch.ts';
import { duration, table } from './words.ts';
import { forget } from './forget.ts';
import { readJson, updateJson, weigh, type Manifest } from './manifest.ts';
import { stop } from './program.ts';
import { places } from './places.ts';
import { isMade, originalOf, secondsFor } from './plan.ts';
import { readScenes, unchanged } from './same.ts';
import { chosen, listSubjects, namesOf, picturesOf, type Picture } from './subjects.ts';
import { fetchWeights } from './weights.ts';

const usage = `npm run renders -- [<subject>[/<view>] …] [options]

  --preview      a quarter of the size and few rays, into tools/renders/.out/preview
  --force        make again what is up to date
  --encode-only  encode the originals that are there, without rendering
  --list         show every picture and film, and whether it is made
  --stale        name what is missing or out of date
  --same BEFORE --same AFTER
                 record as up to date what shows the same scene in both files of scenes.py`;

/** The maximum size of all pictures together, in bytes. */
const budget = 40 * 1024 * 1024;

const options = {
  preview: { type: 'boolean' },
  force: { type: 'boolean' },
  'encode-only': { type: 'boolean' },
  list: { type: 'boolean' },
  stale: { type: 'boolean' },
  same: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stop();
    console.error('\nStopped. What is made stays made; the same command goes on from here.');
    process.exit(130);
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values: flags, positionals } = read();
  if (flags.help) return say(usage);
  if (flags.same) return acceptSame(flags.same);
  const listing = await listSubjects();
  const all = picturesOf(listing);
  const unreadable = Object.entries(listing.subjects).flatMap(([subject, { error }]) =>
    error ? [`${subject}: ${error}`] : [],
  );
  const { found, unknown } = chosen(all, positionals);
  if (unknown.length > 0)
    throw new Mistake(
      [
        `There is no ${unknown.join(' or ')}.`,
        ...unreadable,
        `There are ${Object.keys(listing.subjects).join(', ')}.`,
      ].join('\n'),
    );

  if (flags.list) return say(overview(found));
  if (flags.stale)
    return say(
      found
        .filter((picture) => !isMade(picture))
        .map(({ name }) => name)
        .join('\n'),
    );
  fetchWeights();
  const todo = flags['encode-only']
    ? found.filter(originalOf)
    : found.filter((picture) => flags.preview || flags.force || !isMade(picture));
  if (todo.length === 0) say(`All ${found.length} pictures and films are up to date.`);
  else
    say(
      `${todo.length} of ${found.length}${flags['encode-only'] ? '' : `, about ${duration(todo.reduce((sum, picture) => sum + secondsFor(picture, flags.preview), 0))} when ${availableParallelism()} cores are free`}.`,
    );
  const failures = flags.preview
    ? await preview(todo)
    : await makeAll(todo, { encodeOnly: flags['encode-only'] ?? false, anew: flags.force ?? false });

  if (positionals.length === 0 && unreadable.length === 0) {
    const named = new Set(all.flatMap(namesOf));
    forget(
      [places.manifest, places.filmManifest, places.stripManifest]
        .flatMap((file) => Object.keys(readJson(file)))
        .filter((name) => !named.has(name)),
    );
  }
  const problems = [...unreadable, ...failures, ...overweight()];
  if (problems.length > 0)
    console.error(
      `\n${problems.length === 1 ? 'One problem' : `${problems.length} problems`}:\n${problems.map((problem) => `✗ ${problem.replaceAll('\n', '\n  ')}`).join('\n')}`,
    );
  return problems.length > 0 ? 1 : 0;
}

function read() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Mistake(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Records pictures as up to date if a change of code did not change their scenes, and prints the others. */
function acceptSame(files: readonly string[]): number {
  const [before, after, ...more] = files;
  if (before === undefined || after === undefined || more.length > 0)
    throw new Mistake(`--same takes two files, of before and after the change.\n\n${usage}`);
  const { same, different } = unchanged(readScenes(before), readScenes(after), readJson<string>(places.record));
  updateJson<string>(places.record, (record) => Object.assign(record, same));
  say(`${Object.keys(same).length} show the same scene as before, and are recorded as up to date.`);
  if (different.length > 0) console.error(`These show another scene:\n${different.join('\n')}`);
  return different.length > 0 ? 1 : 0;
}

function say(text: string): number {
  if (text) console.log(text);
  return 0;
}

function overview(pictures: readonly Picture[]): string {
  return table(
    pictures.map((picture) => [
      picture.name,
      picture.film ? `${picture.size.join('×')}, ${picture.film.frames} frames` : picture.size.join('×'),
      picture.rig,
      isMade(picture) ? 'made' : 'to make',
    ]),
  );
}

function overweight(): string[] {
  const weights = weigh(readJson<Manifest[string]>(places.manifest));
  const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (total <= budget) return [];
  const largest = weights.slice(0, 12).map(([name, bytes]) => [name, `${Math.round(bytes / 1024)} kB`]);
  return [
    `The pictures weigh ${(total / 1024 / 1024).toFixed(1)} MB, and 40 MB is the limit. The heaviest are:\n${table(largest)}`,
  ];
}
