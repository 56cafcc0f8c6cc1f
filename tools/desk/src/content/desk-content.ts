import type { PageRecord, RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { check, factFindings } from '@kinemorph/content-desk/check';
import { Sources } from '@kinemorph/content-desk/sources';
import { createHash } from 'node:crypto';
import type { Bar, DeskFinding, DeskPage, DeskTimeline } from '../api.ts';
import { candidatesFor, instantLiterals, type Literal } from '../edit/literals.ts';
import { barsOf, type PlainBar } from './bars.ts';
import { productNames, readLibrary, type Library } from './library.ts';
import { marksOf } from './marks.ts';

/** The content of a checkout as it is on disk, or was when it could last be read. */
export interface Snapshot {
  readonly version: string;
  readonly library: Library;
  readonly names: ReadonlyMap<string, string>;
  readonly bars: readonly Bar[];
  readonly literals: readonly Literal[];
}

/** Keeps what the files say, and reads them again when they change. */
export class DeskContent {
  readonly root: string;
  readonly now: () => Instant;
  #snapshot: Snapshot | undefined;
  #findings: readonly DeskFinding[] = [];
  #problem: string | undefined;
  #reading: Promise<void> | undefined;
  #again = false;

  constructor(root: string, now: () => Instant) {
    this.root = root;
    this.now = now;
  }

  /** The files as they are now: each call parses anew. */
  sources(edits?: ReadonlyMap<string, string>): Sources {
    return new Sources(this.root, edits);
  }

  /** Reads the files; calls that come meanwhile wait for one further reading. */
  async read(): Promise<void> {
    if (this.#reading) {
      this.#again = true;
      return this.#reading;
    }
    this.#reading = this.#readAll().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    do {
      this.#again = false;
      await this.#readOnce();
    } while (this.#again);
  }

  async #readOnce(): Promise<void> {
    const sources = this.sources();
    const version = versionOf(sources);
    if (version === this.#snapshot?.version && this.#problem === undefined) return;
    try {
      const library = await readLibrary(this.root);
      const names = productNames(this.root);
      const literals = instantLiterals(sources, regionsOf(library));
      const bars = barsOf(library, names).map((bar) => withMovable(bar, literals));
      this.#snapshot = { version, library, names, bars, literals };
      this.#findings = factFindings(sources, library);
      this.#problem = undefined;
    } catch (error) {
      this.#problem = await this.#whyUnreadable(error);
    }
  }

  /** The first mistake of the checks, which names the file and the line. */
  async #whyUnreadable(error: unknown): Promise<string> {
    const [first] = await check(this.sources()).then(
      ({ findings }) => findings,
      () => [],
    );
    return first
      ? `${first.file}:${first.line} cannot be read: ${first.found}. Wanted: ${first.wanted}. ${first.mend}.`
      : `The content cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }

  /** What can be worked with; throws while nothing could ever be read. */
  get snapshot(): Snapshot {
    if (!this.#snapshot) throw new Error(this.#problem ?? 'The content has not been read yet.');
    return this.#snapshot;
  }

  get problem(): string | undefined {
    return this.#problem;
  }

  /** Content as it would be with other texts: its bars, and the mistakes that it does not have now. */
  async with(
    texts: ReadonlyMap<string, string>,
  ): Promise<{ readonly bars: readonly PlainBar[]; readonly findings: readonly DeskFinding[] }> {
    const library = await readLibrary(this.root, texts);
    const known = new Set(this.#findings.map(keyOf));
    return {
      bars: barsOf(library, this.snapshot.names),
      findings: factFindings(this.sources(texts), library).filter((finding) => !known.has(keyOf(finding))),
    };
  }

  timeline(): DeskTimeline {
    const { version, library, names, bars } = this.snapshot;
    const regions = regionsOf(library);
    const files = new Map(
      Object.keys(library.products).map((id) => [`libs/content/src/${library.fileOf.product(id)}`, id]),
    );
    return {
      version: `${version}${this.#problem === undefined ? '' : '!'}`,
      now: this.now(),
      regions: Object.values(library.regions).map(({ id, locale, timeZone, currency }) => ({
        id,
        name: regionNames[id],
        locale,
        timeZone,
        currency,
        site: id === 'cn' ? 'cn' : 'global',
      })),
      products: Object.values(library.products).map(({ id }) => ({ id, name: names.get(id) ?? id })),
      campaigns: [...new Set(bars.flatMap(({ campaign }) => campaign ?? []))],
      pages: pagesOf(library),
      bars,
      marks: marksOf(this.#findings, bars, regions, files),
      ...(this.#problem !== undefined && { problem: this.#problem }),
    };
  }
}

const regionNames: Readonly<Record<RegionId, string>> = {
  us: 'United States',
  uk: 'United Kingdom',
  eu: 'Europe',
  fr: 'France',
  de: 'Germany',
  jp: 'Japan',
  kr: 'South Korea',
  cn: 'China',
};

/** A mistake by what it is; its line may move. */
const keyOf = ({ file, what, found, wanted }: DeskFinding) => JSON.stringify([file, what, found, wanted]);

const regionsOf = (library: Library) => Object.keys(library.regions) as RegionId[];

/** A mark of everything that content and its words say. */
function versionOf(sources: Sources): string {
  const hash = createHash('sha256');
  for (const file of [...sources.find('libs/content/src/**/*.ts'), ...sources.find('libs/content/messages/*/*.json')])
    hash.update(file).update(sources.text(file));
  return hash.digest('hex').slice(0, 16);
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
