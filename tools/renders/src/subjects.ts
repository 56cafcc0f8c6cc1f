import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blender } from './blender.ts';
import { places } from './places.ts';

/** A view or a film of a subject, as its Python file describes it. */
export interface ListedView {
  readonly size: readonly [number, number];
  readonly rig: 'dark' | 'light' | 'cut-out' | 'own';
  /** Everything that differs from a plain view. */
  readonly asks: object;
  /** Of a film alone: how many frames, and how many of them a second. */
  readonly film?: {
    readonly frames: number;
    readonly rate: number;
    /** Whether a visitor's scroll plays it. */ readonly scrubbed?: boolean;
    /** Whether it plays there and back as well. */ readonly looped?: boolean;
  };
}

export interface ListedSubject {
  readonly sources: readonly string[];
  readonly views?: Readonly<Record<string, ListedView>>;
  /** Why its views cannot be read. */
  readonly error?: string;
}

export interface Listing {
  readonly studio: number;
  readonly subjects: Readonly<Record<string, ListedSubject>>;
}

/** A picture or a film that can be made, and what it would be made from. */
export interface Picture {
  /** `<subject>/<view>`, with which it is asked for everywhere. */
  readonly name: string;
  readonly subject: string;
  readonly view: string;
  readonly size: readonly [number, number];
  readonly rig: ListedView['rig'];
  readonly fingerprint: string;
  readonly film?: ListedView['film'];
}

export type Film = Picture & { readonly film: NonNullable<Picture['film']> };

/** Whether what is to be made moves. */
export function isFilm(picture: Picture): picture is Film {
  return picture.film !== undefined;
}

/** Returns the names under which the site knows what is made of a picture or film: a film that is scrubbed has stills as well, and perhaps a loop. */
export function namesOf({ name, subject, film }: Pick<Picture, 'name' | 'subject' | 'film'>): readonly string[] {
  return [name, ...(film?.scrubbed ? stillsOf({ subject }) : []), ...(film?.looped ? [loopOf(subject)] : [])];
}

/** Returns the names of the stills of a film that is scrubbed. */
export function stillsOf({ subject }: Pick<Picture, 'subject'>): string[] {
  return Object.keys(stills).map((still) => `${subject}/${still}`);
}

/** Returns the name of a subject's loop. */
export function loopOf(subject: string): string {
  return `${subject}/loop`;
}

/** The stills of a film that is scrubbed, each at a share of its frames. */
export const stills = { first: 0, half: 0.5, last: 1 } as const;

/** Asks Blender what the subjects' files describe. */
export async function listSubjects(): Promise<Listing> {
  mkdirSync(places.out, { recursive: true });
  const file = join(places.out, 'subjects.json');
  await blender('--list', file);
  return JSON.parse(readFileSync(file, 'utf8')) as Listing;
}

/** Every picture of a listing. */
export function picturesOf(
  { studio, subjects }: Listing,
  read = (file: string): string => readFileSync(file, 'utf8'),
): Picture[] {
  return Object.entries(subjects).flatMap(([subject, { sources, views = {} }]) => {
    const code = sources.map(read);
    return Object.entries(views).map(([view, { size, rig, asks, film }]) => {
      const fingerprint = createHash('sha256')
        .update(JSON.stringify([studio, asks, code]))
        .digest('hex')
        .slice(0, 16);
      return { name: `${subject}/${view}`, subject, view, size, rig, fingerprint, ...(film && { film }) };
    });
  });
}

/** The pictures that the names ask for: `<subject>`, `<subject>/<view>`, or everything. */
export function chosen(
  pictures: readonly Picture[],
  names: readonly string[],
): { found: Picture[]; unknown: string[] } {
  const wanted = names.map((name) => name.replaceAll('_', '-').replace(/\/$/, ''));
  const asksFor = (name: string) => (picture: Picture) => picture.name === name || picture.subject === name;
  return {
    found:
      wanted.length === 0 ? [...pictures] : pictures.filter((picture) => wanted.some((name) => asksFor(name)(picture))),
    unknown: wanted.filter((name) => !pictures.some(asksFor(name))),
  };
}
