import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blender } from './blender.ts';
import { places } from './places.ts';

/** A view or a film of a subject, as its Python file describes it. */
export interface ListedView {
  readonly size: readonly [number, number];
  readonly rig: 'dark' | 'light' | 'cut-out' | 'own';
  /** The differences from a default view. */
  readonly asks: object;
  /** Of a film alone: how many frames, and how many of them a second. */
  readonly film?: {
    readonly frames: number;
    readonly rate: number;
    /** True if the visitor's scroll plays it. */ readonly scrubbed?: boolean;
    /** True if it is also played forward and back as a loop. */ readonly looped?: boolean;
  };
}

export interface ListedSubject {
  /** A digest of each source file. It ignores layout and comments. */
  readonly code: readonly string[];
  readonly views?: Readonly<Record<string, ListedView>>;
  /** The reason why its views can't be read. */
  readonly error?: string;
}

export interface Listing {
  readonly studio: number;
  readonly subjects: Readonly<Record<string, ListedSubject>>;
}

/** A picture or a film to render, with its sources. */
export interface Picture {
  /** `<subject>/<view>`, its name on the command line and in all files. */
  readonly name: string;
  readonly subject: string;
  readonly view: string;
  readonly size: readonly [number, number];
  readonly rig: ListedView['rig'];
  readonly fingerprint: string;
  readonly film?: ListedView['film'];
}

export type Film = Picture & { readonly film: NonNullable<Picture['film']> };

/** Returns true for a film. */
export function isFilm(picture: Picture): picture is Film {
  return picture.film !== undefined;
}

/** Returns the names of a picture or film on the site: a film that is scrubbed also has stills, and possibly a loop. */
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

/** Returns the subjects that Blender finds in their files. */
export async function listSubjects(): Promise<Listing> {
  mkdirSync(places.out, { recursive: true });
  const file = join(places.out, 'subjects.json');
  await blender('--list', file);
  return JSON.parse(readFileSync(file, 'utf8')) as Listing;
}

/** Every picture of a listing. */
export function picturesOf({ studio, subjects }: Listing): Picture[] {
  return Object.entries(subjects).flatMap(([subject, { code, views = {} }]) => {
    return Object.entries(views).map(([view, { size, rig, asks, film }]) => {
      const fingerprint = createHash('sha256')
        .update(JSON.stringify([studio, asks, code]))
        .digest('hex')
        .slice(0, 16);
      return { name: `${subject}/${view}`, subject, view, size, rig, fingerprint, ...(film && { film }) };
    });
  });
}

/** Returns the pictures that the arguments name: `<subject>`, `<subject>/<view>`, or all. */
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
