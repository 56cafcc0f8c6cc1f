import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptedFolder } from './accepted-folder.ts';
import { calm } from './calm.ts';
import { unpack } from './pictures.ts';
import { isMeant } from './plan.ts';
import type { Seen } from './run.ts';

/**
 * Returns true if a story is a whole page. Pictures of pages are large and change with every text, so they are not
 * committed: they are compared with those of the commit from which a change starts.
 */
export function isPage(story: string): boolean {
  return /^(?:desk|foundations|pages|screens)-/.test(story);
}

/** The fingerprint of a picture, in one line; a fixed text for a picture that no longer exists. */
type Fingerprint = string;

/**
 * The accepted pictures of pages in the present change: one file per story, with a fingerprint for each mode. The
 * pictures themselves are taken again from both commits. Once the change is on the main branch its files have no
 * effect, and the next change that accepts a page deletes them.
 */
export class AcceptedPages {
  readonly #folder: string;
  readonly #drawnHere: boolean;

  /** `drawnHere` is false on a machine that draws otherwise than the one on which the pages were accepted. */
  constructor(baselines: string, { drawnHere = true } = {}) {
    this.#folder = join(baselines, acceptedFolder);
    this.#drawnHere = drawnHere;
  }

  /**
   * Returns the results, with `accepted` for pictures that were accepted as they are. On a machine that draws
   * otherwise, no fingerprint matches: there, any look passes if the picture's file is one of the changed files.
   */
  async recognise(results: readonly Seen[], changed: readonly string[] | undefined): Promise<Seen[]> {
    const touched = changed && filesOf(changed);
    return Promise.all(
      results.map(async (result) => {
        if (result.outcome === 'same' || result.outcome === 'broken') return result;
        const accepted = (await this.#read(result.story))[result.mode];
        if (accepted === undefined) return result;
        const matches = this.#drawnHere
          ? accepted === (await fingerprint(result))
          : (touched?.has(`${result.story}.json`) ?? true);
        if (!matches) return result;
        const { story, name, mode, evidence } = result;
        return { story, name, mode, evidence, outcome: 'accepted' };
      }),
    );
  }

  /** Accepts the pictures of these stories, and returns the newly accepted ones. */
  async accept(results: readonly Seen[], patterns: readonly string[]): Promise<Seen[]> {
    const meant = results.filter(({ story, outcome }) => isMeant(story, patterns) && outcome !== 'broken');
    for (const [story, seen] of Map.groupBy(meant, (result) => result.story)) {
      const modes: Record<string, Fingerprint> = {};
      for (const result of seen) if (result.outcome !== 'same') modes[result.mode] = await fingerprint(result);
      await rm(this.#path(story), { force: true });
      if (Object.keys(modes).length === 0) continue;
      await mkdir(this.#folder, { recursive: true });
      await writeFile(this.#path(story), `${JSON.stringify(modes, null, 2)}\n`);
    }
    return meant.filter(({ outcome }) => outcome !== 'same' && outcome !== 'accepted');
  }

  /** Deletes the acceptances of an earlier change: files that the present one has not touched. */
  async forget(changed: readonly string[]): Promise<void> {
    if (!existsSync(this.#folder)) return;
    const touched = filesOf(changed);
    for (const file of await readdir(this.#folder))
      if (!touched.has(file)) await rm(join(this.#folder, file), { force: true });
  }

  async #read(story: string): Promise<Readonly<Record<string, Fingerprint>>> {
    const path = this.#path(story);
    return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Record<string, Fingerprint>) : {};
  }

  #path(story: string): string {
    return join(this.#folder, `${story}.json`);
  }
}

/** Returns the names of files without their folders. */
function filesOf(paths: readonly string[]): ReadonlySet<string | undefined> {
  return new Set(paths.map((path) => path.split('/').at(-1)));
}

async function fingerprint({ evidence: { after } }: Seen): Promise<Fingerprint> {
  if (after === undefined) return 'gone';
  const { width, height, data } = calm(await unpack(after));
  return createHash('sha256').update(`${width}×${height}`).update(data).digest('hex');
}
