import type { PageRecord, RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { check, factFindings } from '@kinemorph/content-cli/check';
import { Sources } from '@kinemorph/content-cli/sources';
import { readWordFile, wordFiles, wordFolders, type WordFolder } from '@kinemorph/content-cli/words';
import { createHash } from 'node:crypto';
import type { Bar, DeskFinding, DeskPage, DeskTimeline } from '../api.ts';
import { candidatesFor, instantLiterals, type Literal } from '../edit/literals.ts';
import type { Settings } from '../settings.ts';
import { barsOf, type PlainBar } from './bars.ts';
import { productNames, readLibrary, type Library } from './library.ts';
import { marksOf, type PlacedFinding } from './marks.ts';

/** Hashes of the files. */
interface Versions {
  /** Version of facts and texts. */
  readonly version: string;
  /** Version of the facts and of content's texts: a text of a screen does not change it. */
  readonly facts: string;
}

/** The files of facts and texts on disk. */
interface FilesOnDisk extends Versions {
  /** The names of all files, one per line, to detect added and removed files. */
  readonly names: string;
  readonly words: readonly string[];
}

/** The content of a checkout on disk, or the last version that could be read. */
export interface Snapshot extends Versions {
  readonly library: Library;
  readonly names: ReadonlyMap<string, string>;
  readonly bars: readonly Bar[];
  readonly literals: readonly Literal[];
}

/** Caches the content of the files, and reads them again when they change. */
export class DeskContent {
  readonly root: string;
  readonly now: () => Instant;
  #snapshot: Snapshot | undefined;
  #findings: readonly PlacedFinding[] = [];
  #problem: string | undefined;
  #reading: Promise<void> | undefined;
  #again = false;
  #code: Sources | undefined;
  #words: { readonly version: string; readonly folders: readonly WordFolder[] } | undefined;

  readonly #sites: DeskTimeline['sites'];

  constructor({ root, now, sites }: Pick<Settings, 'root' | 'now' | 'sites'>) {
    this.root = root;
    this.now = now;
    this.#sites = sites;
  }

  /** Returns the current files; each call parses them again. */
  sources(edits?: ReadonlyMap<string, string>): Sources {
    return new Sources(this.root, edits);
  }

  /** Reads the files; calls that come meanwhile wait for one further reading. */
  async read(): Promise<void> {
    if (this.#reading) {
      this.#again = true;
      return this.#reading;
    }
    this.#again = false;
    this.#reading = this.#readAll().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    await this.#readOnce();
    while (this.#again) {
      this.#again = false;
      await this.#readOnce();
    }
  }

  /** Returns the existing files and their versions, without reading the content. */
  onDisk(sources = this.sources()): FilesOnDisk {
    const words = wordFiles(sources);
    const code = [...sources.find('libs/content/src/**/*.ts'), ...sources.find('libs/content/src/products/*/*.json')];
    const facts = markOf(sources, [...code, ...words.filter((file) => file.startsWith('libs/content/'))]);
    return { words, facts, version: `${facts}-${markOf(sources, words)}`, names: [...code, ...words].join('\n') };
  }

  async #readOnce(): Promise<void> {
    const sources = this.sources();
    const { words, facts, version } = this.onDisk(sources);
    if (version === this.#snapshot?.version && this.#problem === undefined) return;
    try {
      const read = this.#snapshot?.facts === facts ? this.#snapshot : await this.#readFacts(sources);
      const broken = brokenWords(sources, words);
      if (broken === undefined) this.#snapshot = { ...read, facts, version };
      this.#problem = broken;
    } catch (error) {
      this.#problem = await this.#whyUnreadable(error);
    }
  }

  async #readFacts(sources: Sources): Promise<Omit<Snapshot, 'version' | 'facts'>> {
    const library = await readLibrary(this.root);
    const names = productNames(this.root);
    const literals = instantLiterals(sources, regionsOf(library));
    const bars = barsOf(library, names).map((bar) => withMovable(bar, literals));
    const problems = library.checkContent(library.realContent);
    this.#findings = factFindings(sources, library).map((finding, index) => ({
      finding,
      of: `libs/content/src/${problems[index]?.file ?? ''}`,
    }));
    return { library, names, bars, literals };
  }

  /** The first mistake of the checks, which names the file and the line. */
  async #whyUnreadable(error: unknown): Promise<string> {
    const [first] = await check(this.sources()).then(
      ({ findings }) => findings,
      () => [],
    );
    return first
      ? `${first.file}:${first.line} cannot be read: ${first.found}. Expected: ${first.expected}. ${first.fix}.`
      : `The content cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }

  /** The current content; throws if none could be read so far. */
  get snapshot(): Snapshot {
    if (!this.#snapshot) throw new Error(this.#problem ?? 'The content has not been read yet.');
    return this.#snapshot;
  }

  get problem(): string | undefined {
    return this.#problem;
  }

  /**
   * The code, to find the pages that use a text: read once, since it takes a second and does not depend on the content.
   */
  get code(): Sources {
    return (this.#code ??= this.sources());
  }

  /** Returns every folder of texts, read once for each version. */
  words(): readonly WordFolder[] {
    const { version, library } = this.snapshot;
    if (this.#words?.version !== version) this.#words = { version, folders: wordFolders(this.sources(), library) };
    return this.#words.folders;
  }

  /** Content as it would be with other texts: its bars, and the mistakes that it does not have now. */
  async with(
    texts: ReadonlyMap<string, string>,
  ): Promise<{ readonly bars: readonly PlainBar[]; readonly findings: readonly DeskFinding[] }> {
    const library = await readLibrary(this.root, texts);
    const known = new Set(this.#findings.map(({ finding }) => keyOf(finding)));
    return {
      bars: barsOf(library, this.snapshot.names),
      findings: factFindings(this.sources(texts), library).filter((finding) => !known.has(keyOf(finding))),
    };
  }

  timeline(): DeskTimeline {
    const { version, library, names, bars } = this.snapshot;
    const regions = regionsOf(library);
    const files = new Map(
      Object.keys(library.products).flatMap((id) =>
        [library.fileOf.product(id), library.fileOf.prices(id)].map(
          (file) => [`libs/content/src/${file}`, id] as const,
        ),
      ),
    );
    return {
      version: `${version}${this.#problem === undefined ? '' : '!'}`,
      now: this.now(),
      sites: this.#sites,
      regions: Object.values(library.regions).map(({ id, name, site, locale, timeZone, currency }) => ({
        id,
        name,
        locale,
        timeZone,
        currency,
        site,
        home: library.pathOnSite(id, '').replace(/\/$/, ''),
      })),
      products: Object.values(library.products).map(({ id }) => ({ id, name: names.get(id) ?? id })),
      campaigns: [...new Set(bars.flatMap(({ campaign }) => campaign ?? []))],
      pages: pagesOf(library),
      bars,
      findings: this.#findings.map(({ finding }) => finding),
      marks: marksOf(this.#findings, bars, regions, files),
      ...(this.#problem !== undefined && { problem: this.#problem }),
    };
  }
}

/** Identifies a mistake without its line, which may change. */
const keyOf = ({ file, what, found, expected }: DeskFinding) => JSON.stringify([file, what, found, expected]);

const regionsOf = (library: Library) => Object.keys(library.regions) as RegionId[];

/** Returns a hash of the contents of files. */
function markOf(sources: Sources, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(sources.text(file));
  return hash.digest('hex').slice(0, 16);
}

/** Returns the first file of texts that is invalid JSON, with the line. */
function brokenWords(sources: Sources, files: readonly string[]): string | undefined {
  for (const file of files) {
    try {
      JSON.parse(sources.text(file));
    } catch {
      const { broken } = readWordFile(file, sources.tree(file));
      return `${file}:${broken?.line ?? 1} cannot be read: ${broken?.what ?? 'it is no JSON'}. Look for a comma or a quotation mark that is missing, or one too many.`;
    }
  }
  return undefined;
}

function withMovable(bar: PlainBar, literals: readonly Literal[]): Bar {
  const movable = (['opens', 'closes'] as const).filter(
    (edge) => bar[edge] !== undefined && candidatesFor(literals, bar.region, bar[edge]).length > 0,
  );
  return { ...bar, movable };
}

function pagesOf({ siteMap }: Library): readonly DeskPage[] {
  return (siteMap as readonly PageRecord[])
    .filter(({ component, personal }) => component && !personal)
    .map(({ path, regions }) => ({ path, regions }));
}
