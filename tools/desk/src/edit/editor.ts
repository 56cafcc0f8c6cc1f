import { Mistake } from '@kinemorph/commands/mistake';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangeRequest, DeskFinding, Handover, Move, NewCampaign, Outcome, Proposal } from '../api.ts';
import type { DeskContent } from '../content/desk-content.ts';
import { readTyped } from '../time/typed-instant.ts';
import { wallOf, wallText } from '../time/local-time.ts';
import { changePrice } from './change-price.ts';
import { changeWord } from './change-word.ts';
import { handover } from './handover.ts';
import { newCampaign } from './new-campaign.ts';
import { CannotMove, movesBetween, moveInstant } from './move-instant.ts';
import { changesOf, markOf, type Texts } from './overlay.ts';
import { writeFiles } from './write-files.ts';

/** A written change, with the data to undo it. */
interface Written {
  readonly title: string;
  readonly at: number;
  readonly files: readonly { readonly file: string; readonly before: string; readonly after: string }[];
}

interface Drafted {
  readonly texts: Texts;
  readonly title: string;
  readonly moves: readonly Move[];
  readonly findings: readonly DeskFinding[];
}

/**
 * Proposes, writes and undoes changes of a checkout's content. One at a time; all files of a change are written, or
 * none.
 */
export class Editor {
  readonly #content: DeskContent;
  readonly #onWritten: () => Promise<void>;
  readonly #written: Written[] = [];
  /** The contents of files before the desk's first change. */
  readonly #first = new Map<string, string>();
  #busy: Promise<unknown> = Promise.resolve();
  #lastDraft: { readonly key: string; readonly drafted: Outcome<Drafted> } | undefined;

  /** `onWritten` is called as soon as files are written, while the content is read again. */
  constructor(content: DeskContent, onWritten: () => Promise<void>) {
    this.#content = content;
    this.#onWritten = onWritten;
  }

  /** Returns the effects of a change without writing anything. */
  propose(request: ChangeRequest): Promise<Outcome<Proposal>> {
    return this.#oneByOne(async () => {
      const drafted = await this.#draft(request);
      if (!drafted.ok) return drafted;
      return { ok: true, value: this.#proposal(drafted.value) };
    });
  }

  /** Writes a change if the files are unchanged since its proposal, and if it causes no mistake. */
  write(request: ChangeRequest, seen: Proposal['files']): Promise<Outcome<{ readonly title: string }>> {
    return this.#oneByOne(async () => {
      const drafted = await this.#draft(request);
      if (!drafted.ok) return drafted;
      const { texts, title, findings } = drafted.value;
      const stale = this.#changedSince(seen, texts);
      if (stale !== undefined) return { ok: false, problem: stale };
      if (findings.length > 0)
        return { ok: false, problem: 'Nothing is written: the checks find mistakes in it.', findings };
      const files = [...texts].map(([file, after]) => ({ file, before: this.#textOf(file), after }));
      writeFiles(this.#content.root, texts);
      for (const { file, before } of files) if (!this.#first.has(file)) this.#first.set(file, before);
      this.#written.push({ title, at: Date.now(), files });
      await this.#showWritten();
      return { ok: true, value: { title } };
    });
  }

  /** Undoes the last change, unless one of its files has been changed since. */
  undo(): Promise<Outcome<{ readonly title: string }>> {
    return this.#oneByOne(async () => {
      const last = this.#written.at(-1);
      if (!last) return { ok: false, problem: 'There is nothing to undo.' };
      const changed = last.files.filter(({ file, after }) => this.#textOf(file) !== after).map(({ file }) => file);
      if (changed.length > 0)
        return {
          ok: false,
          problem: `Nothing is undone: ${changed.join(', ')} was changed outside the desk after “${last.title}”. Its text stays as it is; take the change back in an editor.`,
        };
      writeFiles(this.#content.root, new Map(last.files.map(({ file, before }) => [file, before])));
      this.#written.pop();
      await this.#showWritten();
      return { ok: true, value: { title: last.title } };
    });
  }

  /** Returns all written changes, ready for a reviewer. */
  handover(): Handover {
    const files = [...this.#first].map(([file, before]) => ({ file, before, after: this.#textOf(file) }));
    return handover(this.#written, files);
  }

  #oneByOne<Value>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    const done = this.#busy
      .then(async (): Promise<Outcome<Value>> => {
        await this.#content.read();
        if (this.#content.problem !== undefined)
          return { ok: false, problem: `Nothing is written while a file cannot be read. ${this.#content.problem}` };
        return work();
      })
      .catch((error: unknown): Outcome<Value> => {
        if (error instanceof Mistake || error instanceof CannotMove) return { ok: false, problem: error.message };
        throw error;
      });
    this.#busy = done.catch(() => undefined);
    return done;
  }

  async #showWritten(): Promise<void> {
    await Promise.all([this.#onWritten(), this.#content.read()]);
  }

  /**
   * Drafts a change. The last draft is cached: a change is proposed first and then written, and is checked once if no
   * file has changed in between.
   */
  async #draft(request: ChangeRequest): Promise<Outcome<Drafted>> {
    const key = `${this.#content.snapshot.version} ${JSON.stringify(request)}`;
    if (this.#lastDraft?.key !== key) this.#lastDraft = { key, drafted: await this.#draftAnew(request) };
    return this.#lastDraft.drafted;
  }

  async #draftAnew(request: ChangeRequest): Promise<Outcome<Drafted>> {
    if (request.kind === 'instant') return this.#draftMove(request);
    if (request.kind === 'price') return this.#draftPrice(request);
    if (request.kind === 'campaign') return this.#draftCampaign(request);
    const { library } = this.#content.snapshot;
    return {
      ok: true,
      value: { moves: [], ...changeWord(this.#content.sources(), library, this.#content.words(), request) },
    };
  }

  async #draftMove({ bar: id, edge, typed }: Extract<ChangeRequest, { kind: 'instant' }>): Promise<Outcome<Drafted>> {
    const { bars, literals } = this.#content.snapshot;
    const bar = bars.find((one) => one.id === id);
    if (!bar) return { ok: false, problem: 'This is not there any more: somebody has taken it out. Choose another.' };
    const read = readTyped(typed, bar.zone);
    if ('problem' in read) return { ok: false, problem: read.problem };
    const to = read.instant;
    if (to === bar[edge]) return { ok: false, problem: 'It is that already.' };
    const other = edge === 'opens' ? bar.closes : bar.opens;
    const isMoment = bar.opens === bar.closes;
    if (!isMoment && other !== undefined && (edge === 'opens' ? to >= other : to <= other))
      return {
        ok: false,
        problem:
          edge === 'opens'
            ? `It would begin after it ends, at ${localText(other, bar.zone)}.`
            : `It would end before it begins, at ${localText(other, bar.zone)}.`,
      };
    try {
      const moved = await moveInstant(this.#content.sources(), literals, bars, { bar, edge, to }, (texts) =>
        this.#content.with(texts),
      );
      return {
        ok: true,
        value: {
          ...moved,
          title: `${bar.region}: ${bar.name} ${edge === 'opens' ? 'begins' : 'ends'} ${localText(to, bar.zone)}`,
        },
      };
    } catch (error) {
      if (error instanceof CannotMove) return { ok: false, problem: error.message };
      // The error that content throws for stages in the wrong order is meant for users.
      return { ok: false, problem: error instanceof Error ? `Nothing is written: ${error.message}.` : String(error) };
    }
  }

  async #draftPrice({ key, amount }: Extract<ChangeRequest, { kind: 'price' }>): Promise<Outcome<Drafted>> {
    const { library, bars, names } = this.#content.snapshot;
    const texts = await changePrice(this.#content.sources(), library, key, amount);
    const [product = '', region = '', kind = ''] = key.split(' ');
    const after = await this.#content.with(texts);
    return {
      ok: true,
      value: {
        texts,
        moves: movesBetween(bars, after.bars),
        findings: after.findings,
        title: `${region}: ${names.get(product) ?? product} ${kind} price ${amount.trim()}`,
      },
    };
  }

  async #draftCampaign(request: NewCampaign): Promise<Outcome<Drafted>> {
    const { library, bars, names } = this.#content.snapshot;
    const { texts, lists, title } = await newCampaign(this.#content.root, library, names, request);
    const after = await this.#content.with(new Map([...texts, ...lists]));
    return { ok: true, value: { texts, title, moves: movesBetween(bars, after.bars), findings: after.findings } };
  }

  #proposal({ texts, title, moves, findings }: Drafted): Proposal {
    return { title, moves, findings, ...changesOf(this.#content.sources(), texts) };
  }

  /** Returns an error message if a file differs from the version that the user saw. */
  #changedSince(seen: Proposal['files'], texts: Texts): string | undefined {
    const marks = new Map(seen.map(({ file, mark }) => [file, mark]));
    const changed = [...texts.keys()].filter((file) => marks.get(file) !== markOf(this.#textOf(file)));
    return changed.length === 0
      ? undefined
      : `Nothing is written: ${changed.join(', ')} was saved in another tab or editor since you looked. The desk shows it as it is now; check the change again.`;
  }

  #textOf(file: string): string {
    const path = join(this.#content.root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }
}

const localText = (instant: number, zone: string) => `${wallText(wallOf(instant, zone))} (${zone})`;
