import manifest from './manifest.json' with { type: 'json' };

/**
 * The facts about a strip that need no access to its files. A strip is one file with the frames of a film, each a
 * separate picture, one after the other.
 */
export interface StripFacts {
  readonly frames: number;
}

export type StripName = keyof typeof manifest;

/** Strips, `<subject>/<film>`. `npm run renders` writes this list. */
export const strips: Readonly<Record<StripName, StripFacts>> = manifest;

/** A strip with the addresses of its files, as a page plays it. */
export interface StripFile {
  readonly count: number;
  /** The MIME type of each frame. */
  readonly type: string;
  readonly wide: string;
  /** The middle of each frame, for phones. */
  readonly narrow: string;
}

/** The cuts that a strip comes in: each is a file `<name>-<cut>.strip`. */
export const cuts = ['wide', 'narrow'] as const;
export const frameType = 'image/avif';

const urls = import.meta.glob<string>('./*/*.strip', { query: '?url&no-inline', import: 'default', eager: true });

/** Returns a strip's files. For the server only: a name in a public file would reveal sealed content. */
export function strip(name: StripName): StripFile {
  return {
    count: strips[name].frames,
    type: frameType,
    wide: url(`${name}-wide.strip`),
    narrow: url(`${name}-narrow.strip`),
  };
}

function url(file: string): string {
  const found = urls[`./${file}`];
  if (found === undefined) throw new Error(`a strip has no file: add libs/content/src/strips/${file}`);
  return found;
}
