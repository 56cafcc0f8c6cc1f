import { browserPath, hasPackagedBrowser } from '@kinemorph/commands/browser';
import { modes } from '@kinemorph/workshop/modes';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accept } from './accept.ts';
import { affectedStories } from './affected.ts';
import { Baselines } from './baselines.ts';
import { calibrate, drawsAlike } from './calibration.ts';
import { Camera } from './camera.ts';
import { groupByCause, type Group } from './causes.ts';
import { changedSince, changesForCauses } from './changes.ts';
import { writeFontConfig } from './fonts.ts';
import { expandGroups } from './groups.ts';
import { importGraph } from './import-graph.ts';
import { help, Mistake, readOptions, type Options } from './options.ts';
import { plan, storiesOf, type IndexEntry, type Plan, type Story } from './plan.ts';
import { measure } from './repeat.ts';
import { writeReport } from './report.ts';
import { isGreen, type Result } from './results.ts';
import { compareAll, type Seen } from './run.ts';
import { serveStorybook } from './server.ts';
import { nothingCompared } from './skip.ts';
import { counted, reason, summary } from './summary.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/kinemorph');
const started = performance.now();

try {
  const options = readOptions(process.argv.slice(2));
  if (options) process.exitCode = await visual(withGroups(options));
  else console.log(help);
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** The options with the stories of groups in the place of their names. */
function withGroups(options: Options): Options {
  const folder = reportFolder(options);
  return { ...options, only: expandGroups(options.only, folder), accept: expandGroups(options.accept, folder) };
}

function reportFolder({ report }: Options): string {
  return resolve(report ?? join(root, 'reports/visual'));
}

/** Looks at the stories and answers the exit code. */
async function visual(options: Options): Promise<number> {
  const storybook = resolve(options.storybook ?? join(root, 'tools/storybook/dist'));
  const baselines = new Baselines(resolve(options.baselines ?? join(root, 'tools/visual/baselines')));
  const stories = readStories(storybook);
  const affected =
    options.affected === undefined
      ? undefined
      : affectedStories(stories, changedSince(root, options.affected), importGraph(root));
  const planned = plan(stories, await baselines.stories(), { only: options.only, affected });
  if (options.only && planned.stories.length + planned.removed.length === 0)
    throw new Mistake(`No story is called ${options.only.join(' or ')}. --list names them all.`);
  if (options.list) return list(planned, baselines);
  // The pinned browser takes the pictures, whatever other tests are told to drive.
  if (!options.anyBrowser) delete process.env['KINEMORPH_BROWSER'];
  if (!hasPackagedBrowser() && !options.anyBrowser)
    return skip(
      planned,
      options,
      `Baselines are taken with the Chromium of @sparticuz/chromium, which runs on Linux (x64, glibc) and not here (${process.platform}, ${process.arch}): another browser draws otherwise.`,
    );
  const browser = await browserPath();

  const server = await serveStorybook(storybook);
  try {
    const camera = await Camera.start(
      server.origin,
      writeFontConfig(join(cache, 'visual-fonts'), join(dirname(browser), 'fonts/fonts')),
    );
    try {
      return options.repeat === undefined
        ? await comparison(options, planned, camera, baselines)
        : await repetition(options.repeat, options, planned, camera);
    } finally {
      await camera.close();
    }
  } finally {
    await server.close();
  }
}

async function comparison(options: Options, planned: Plan, camera: Camera, baselines: Baselines): Promise<number> {
  const alike = await drawsAlike(camera, baselines);
  const anew = options.accept?.includes('all') ?? false;
  if (alike === false && !anew && !options.anyBrowser) {
    if (options.accept)
      throw new Mistake(
        'This machine draws otherwise than the one on which the other baselines were accepted: accept there, or --accept all to take every one of them from here.',
      );
    return skip(
      planned,
      options,
      'This machine draws otherwise than the one on which the baselines were accepted: even the calibration sheet differs.',
    );
  }
  const results = await compareAll(
    camera,
    planned,
    modes,
    options.workers,
    baselines,
    progress(planned.stories.length * Object.keys(modes).length),
  );
  const groups = groupByCause(results, planned.stories, {
    importsOf: importGraph(root, { byName: true }),
    // Git knows when the project's own baselines were accepted. It knows nothing about other baselines.
    ...(isGreen(results) || options.baselines !== undefined
      ? { changedFiles: [], changedTokens: [] }
      : changesForCauses(root, options.since)),
  });
  const report = await writeReport(groups, results.length, reportFolder(options), options.everyPicture);
  let open: readonly Seen[] = results;
  if (options.accept) {
    if (anew || alike === undefined) await calibrate(camera, baselines);
    const accepted = await accept(results, options.accept, baselines);
    open = results.filter((result) => !accepted.includes(result));
    const stories = new Set(accepted.map(({ story }) => story)).size;
    console.log(
      accepted.length > 0
        ? `Accepted ${counted(accepted.length, 'picture', 'pictures')} of ${counted(stories, 'story', 'stories')}; look at them in ${shown(report)}.`
        : 'Nothing to accept.',
    );
  }
  if (!options.accept || !isGreen(open))
    console.log(
      `\n${summary(open, open === results ? groups : groupsOf(groups, open), (performance.now() - started) / 1000, { baseline: (story, mode) => shown(baselines.path(story, mode)), report: shown(report) })}`,
    );
  return isGreen(open) ? 0 : 1;
}

/** Groups without the pictures that have been accepted. */
function groupsOf(groups: readonly Group<Seen>[], open: readonly Seen[]): Group<Seen>[] {
  const left = (pictures: readonly Seen[]) => pictures.filter((picture) => open.includes(picture));
  return groups
    .map((group) => ({ ...group, own: left(group.own), moved: left(group.moved) }))
    .filter(({ own, moved }) => own.length + moved.length > 0);
}

/** A path as a person would type it at the root. */
function shown(path: string): string {
  return path.startsWith(root) ? relative(root, path) : path;
}

async function repetition(runs: number, options: Options, { stories }: Plan, camera: Camera): Promise<number> {
  const { pictures, flakes, inexact } = await measure(camera, stories, modes, options.workers, runs, (run) =>
    console.log(`run ${run} of ${runs}: ${((performance.now() - started) / 1000).toFixed(0)} s`),
  );
  const page = await writeReport(
    flakes.length > 0 ? [{ id: 'flakes', title: 'Flakes', own: flakes, moved: [] }] : [],
    flakes.length,
    reportFolder(options),
    true,
  );
  for (const flake of flakes) console.log(`✗ ${flake.name} · ${flake.mode}${reason(flake)}`);
  if (flakes.length > 0) console.log(`Look:    ${shown(page)}`);
  console.log(
    `${runs} runs of ${pictures} pictures: ${flakes.length} flakes (${inexact} not the same to the last bit), Chromium ${camera.version}.`,
  );
  return flakes.length === 0 ? 0 : 1;
}

async function list({ stories, removed }: Plan, baselines: Baselines): Promise<number> {
  for (const { id, name } of stories) {
    const having = await baselines.modes(id);
    console.log(`${id}   ${name}   ${having.length > 0 ? having.join(' ') : 'no baselines yet'}`);
  }
  for (const id of removed) console.log(`${id}   no longer there`);
  console.log(`\n${stories.length} stories × ${Object.keys(modes).length} modes`);
  return 0;
}

/** Ends a run that can't compare; it passes only when the caller allows that. */
function skip({ stories }: Plan, { allowSkip }: Options, why: string): number {
  const { code, message } = nothingCompared(stories.length, why, allowSkip);
  if (code === 0) console.log(message);
  else console.error(message);
  return code;
}

function readStories(storybook: string): Story[] {
  const file = join(storybook, 'index.json');
  if (!existsSync(file) || !existsSync(join(storybook, 'iframe.html')))
    throw new Mistake(`There is no built Storybook in ${storybook}: npm run visual builds one.`);
  return storiesOf(JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> });
}

/** A line now and then, so that a person sees it go on. */
function progress(total: number): (result: Result) => void {
  let done = 0;
  return ({ outcome, story, mode }) => {
    done += 1;
    if (outcome !== 'same' && outcome !== 'new') console.log(`${outcome}: ${story} · ${mode}`);
    if (done % 150 === 0)
      console.log(`${done} of ${total} pictures, ${((performance.now() - started) / 1000).toFixed(0)} s`);
  };
}
