import manifest from './manifest.json' with { type: 'json' };

/** What is known of a film without opening its files. */
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

/** What browsers choose by. MP4 comes first: every device decodes it in hardware, and it is what a link without JavaScript leads to. */
export const formats = { mp4: 'video/mp4; codecs="avc1.64001f"', webm: 'video/webm; codecs="vp9"' } as const;

const urls = import.meta.glob<string>('./*/*.{mp4,webm}', { query: '?url&no-inline', import: 'default', eager: true });

/** A film's files. For the server: a name in a public file would tell of what is to come. */
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
