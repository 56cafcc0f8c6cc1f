import { browserPath, hasPackagedBrowser } from '@kinemorph/commands/browser';
import { Mistake } from '@kinemorph/commands/mistake';
import { modes } from '@kinemorph/storybook/modes';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accept } from './accept.ts';
import { AcceptedPages, isPage } from './accepted-pages.ts';
import { affectedStories } from './affected.ts';
import { Baselines } from './baselines.ts';
import { calibrate, drawsAlike } from './calibration.ts';
import { Camera } from './camera.ts';
import { groupByCause, type Group } from './causes.ts';
import { changedSince, changesForCauses } from './changes.ts';
import { writeFontConfig } from './fonts.ts';
import { expandGroups } from './groups.ts';
import { importGraph } from './import-graph.ts';
import { help, readOptions, type Options } from './options.ts';
import { comparePages, type PagesRun } from './pages.ts';
import { plan, readStories, type Plan, type Story } from './plan.ts';
import { modesOf } from './reader-settings.ts';
import { measure } from './repeat.ts';
import { writeReport } from './report.ts';
import { isGreen, type Result } from './results.ts';
import { compareAll, type Seen } from './run.ts';
import { serveStorybook } from './server.ts';
import { nothingCompared, notCalibrated, otherMachine, pagesNotCompared, type Skip } from './skip.ts';
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

/** Returns the options with the names of groups replaced by their stories. */
function withGroups(options: Options): Options {
  const folder = reportFolder(options);
  return { ...options, only: expandGroups(options.only, folder), accept: expandGroups(options.accept, folder) };
}

function reportFolder({ report }: Options): string {
  return resolve(report ?? join(root, 'reports/visual'));
}

/** Runs the comparison, and returns the exit code. */
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
  // The pinned browser takes the pictures, even if the environment names another one for tests.
  if (!options.anyBrowser) delete process.env['KINEMORPH_BROWSER'];
  if (!hasPackagedBrowser() && !options.anyBrowser)
    return skip(
      planned,
      options,
      `Baselines are taken with the Chromium of @sparticuz/chromium, which runs on Linux (x64, glibc) and not here (${process.platform}, ${process.arch}): another browser draws otherwise.`,
    );
  return withCamera(storybook, (camera) =>
    options.repeat === undefined
      ? comparison(options, { planned, present: stories }, camera, baselines)
      : repetition(options.repeat, options, { planned, present: stories }, camera),
  );
}

/** Calls back with a camera for a built Storybook. */
async function withCamera<T>(storybook: string, look: (camera: Camera) => Promise<T>): Promise<T> {
  const fonts = writeFontConfig(join(cache, 'visual-fonts'), join(dirname(await browserPath()), 'fonts/fonts'));
  const server = await serveStorybook(storybook);
  try {
    const camera = await Camera.start(server.origin, fonts);
    return await look(camera).finally(() => camera.close());
  } finally {
    await server.close();
  }
}

/** The plan of a run, and all existing stories. */
interface Planned {
  readonly planned: Plan;
  readonly present: readonly Story[];
}

async function comparison(
  options: Options,
  { planned, present }: Planned,
  camera: Camera,
  baselines: Baselines,
): Promise<number> {
  const alike = await drawsAlike(camera, baselines);
  const anew = options.accept?.includes('all') ?? false;
  // Only pages can be compared then: this machine draws both of their sides.
  const drawsOtherwise = alike === false && !anew && !options.anyBrowser;
  if (drawsOtherwise && options.accept)
    throw new Mistake(
      'This machine draws otherwise than the one on which the other baselines were accepted: accept there, or --accept all to take every one of them from here.',
    );
  const [pages, components] = partition(planned.stories, ({ id }) => isPage(id));
  if (drawsOtherwise && pages.length === 0) return skip(planned, options, otherMachine);
  const ofComponents = drawsOtherwise
    ? []
    : await compareAll(
        camera,
        { stories: components, removed: planned.removed },
        modesOf(present, modes),
        options.workers,
        baselines,
        progress(components.reduce((sum, story) => sum + Object.keys(modesOf(present, modes)(story)).length, 0)),
      );
  const accepted = new AcceptedPages(baselines.folder, { drawnHere: !drawsOtherwise });
  const compared = await comparePages({ pages, present }, camera, accepted, pagesRun(options));
  const ofPages = 'results' in compared ? compared.results : [];
  const results = [...ofComponents, ...ofPages];
  if (options.accept && (anew || alike === undefined)) await calibrate(camera, baselines);
  const open = await reportOrAccept(results, planned.stories, options, {
    path: (story, mode) => ('before' in compared && isPage(story) ? compared.before : baselines).path(story, mode),
    accept: async (patterns) => {
      if ('changed' in compared && compared.changed && options.baselines === undefined)
        await accepted.forget(compared.changed);
      return [...(await accept(ofComponents, patterns, baselines)), ...(await accepted.accept(ofPages, patterns))];
    },
  });
  const skips = [
    drawsOtherwise && notCalibrated(components.length + planned.removed.length, ofPages, options.allowSkip),
    'skipped' in compared && pagesNotCompared(pages.length, compared.skipped, options.allowSkip),
  ];
  const codes = skips.map((one) => (one ? say(one) : 0));
  return isGreen(open) ? Math.max(...codes) : 1;
}

function pagesRun(options: Options): PagesRun {
  return {
    root,
    cache,
    pictures: join(dirname(reportFolder(options)), 'visual-before'),
    since: options.since,
    only: options.only,
    workers: options.workers,
    modesOf: () => modes,
    baseStorybook: options.baseStorybook,
    withCamera,
    say: (line) => console.log(line),
    progress: progress(Infinity),
  };
}

/** Reports the results and accepts the requested ones; returns the remaining ones. */
async function reportOrAccept(
  results: readonly Seen[],
  stories: readonly Story[],
  options: Options,
  pictures: {
    readonly path: (story: string, mode: string) => string;
    readonly accept: (patterns: readonly string[]) => Promise<readonly Seen[]>;
  },
): Promise<readonly Seen[]> {
  const groups = groupByCause(results, stories, {
    importsOf: importGraph(root, { byName: true }),
    // Git contains the commit at which the project's own baselines were accepted, but not that of other baselines.
    ...(isGreen(results) || options.baselines !== undefined
      ? { changedFiles: [], changedTokens: [] }
      : changesForCauses(root, options.since)),
  });
  const report = await writeReport(groups, results.length, reportFolder(options), options.everyPicture);
  let open = results;
  if (options.accept) {
    const accepted = await pictures.accept(options.accept);
    open = results.filter((result) => !accepted.includes(result));
    const count = new Set(accepted.map(({ story }) => story)).size;
    console.log(
      accepted.length > 0
        ? `Accepted ${counted(accepted.length, 'picture', 'pictures')} of ${counted(count, 'story', 'stories')}; look at them in ${shown(report)}.`
        : 'Nothing to accept.',
    );
  }
  if (!options.accept || !isGreen(open))
    console.log(
      `\n${summary(open, open === results ? groups : groupsOf(groups, open), (performance.now() - started) / 1000, { baseline: (story, mode) => shown(pictures.path(story, mode)), report: shown(report) })}`,
    );
  return open;
}

function partition<T>(all: readonly T[], belongs: (one: T) => boolean): [T[], T[]] {
  return [all.filter(belongs), all.filter((one) => !belongs(one))];
}

/** Groups without the pictures that have been accepted. */
function groupsOf(groups: readonly Group<Seen>[], open: readonly Seen[]): Group<Seen>[] {
  const left = (pictures: readonly Seen[]) => pictures.filter((picture) => open.includes(picture));
  return groups
    .map((group) => ({ ...group, own: left(group.own), moved: left(group.moved) }))
    .filter(({ own, moved }) => own.length + moved.length > 0);
}

/** Returns a path relative to the root, as users type it. */
function shown(path: string): string {
  return path.startsWith(root) ? relative(root, path) : path;
}

async function repetition(
  runs: number,
  options: Options,
  { planned: { stories }, present }: Planned,
  camera: Camera,
): Promise<number> {
  const { pictures, flakes, inexact } = await measure(
    camera,
    stories,
    modesOf(present, modes),
    options.workers,
    runs,
    (run) => console.log(`run ${run} of ${runs}: ${((performance.now() - started) / 1000).toFixed(0)} s`),
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
    const kept = isPage(id) ? 'compared with the commit that a change starts from' : having.join(' ');
    console.log(`${id}   ${name}   ${kept || 'no baselines yet'}`);
  }
  for (const id of removed) console.log(`${id}   no longer there`);
  console.log(`\n${stories.length} stories × ${Object.keys(modes).length} widths`);
  return 0;
}

/** Ends a run that can't compare; it passes only when the caller allows that. */
function skip({ stories }: Plan, { allowSkip }: Options, why: string): number {
  return say(nothingCompared(stories.length, why, allowSkip));
}

function say({ code, message }: Skip): number {
  if (code === 0) console.log(message);
  else console.error(message);
  return code;
}

/** Prints a line now and then to show progress. */
function progress(total: number): (result: Result) => void {
  let done = 0;
  return ({ outcome, story, mode }) => {
    done += 1;
    if (outcome !== 'same' && outcome !== 'new') console.log(`${outcome}: ${story} · ${mode}`);
    if (done % 150 === 0)
      console.log(
        `${done}${total === Infinity ? '' : ` of ${total}`} pictures, ${((performance.now() - started) / 1000).toFixed(0)} s`,
      );
  };
}
