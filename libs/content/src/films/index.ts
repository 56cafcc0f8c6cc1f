import manifest from './manifest.json' with { type: 'json' };

/** The facts about a film that need no access to its files. */
export interface FilmFacts {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

export type FilmName = keyof typeof manifest;

/** Films without sound, `<subject>/<film>`. `npm run renders` writes this list. */
export const films: Readonly<Record<FilmName, FilmFacts>> = manifest;

/** A film with the addresses of its files, as a page plays it. */
export interface FilmFile extends FilmFacts {
  /** The best first. */
  readonly sources: readonly { readonly src: string; readonly type: string }[];
}

/**
 * The types by which browsers choose a file. MP4 comes first: every device decodes it in hardware, and a link without
 * JavaScript leads to it.
 */
export const formats = { mp4: 'video/mp4; codecs="avc1.64001f"', webm: 'video/webm; codecs="vp9"' } as const;

const urls = import.meta.glob<string>('./*/*.{mp4,webm}', { query: '?url&no-inline', import: 'default', eager: true });

/** Returns a film's files. For the server only: a name in a public file would reveal sealed content. */
export function film(name: FilmName): FilmFile {
  return {
    ...films[name],
    sources: Object.entries(formats).map(([format, type]) => ({ src: url(`${name}.${format}`), type })),
  };
}

function url(file: string): string {
  const found = urls[`./${file}`];
  if (found === undefined) throw new Error(`a film has no file: add libs/content/src/films/${file}`);
  return found;
}
