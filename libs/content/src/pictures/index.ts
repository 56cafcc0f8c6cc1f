import { pictures, type PictureName } from './pictures.ts';

export { pictures, type PictureName } from './pictures.ts';

/** A picture with the addresses of its files, as a page shows it; what it is called depends on the page. */
export interface PictureFile {
  /** For browsers that know none of the sources' formats. */
  src: string;
  width: number;
  height: number;
  color?: string;
  /** The best first. */
  sources?: { type: string; srcset: string }[];
}

const urls = import.meta.glob<string>(['./*.svg', './*/*.{avif,webp,jpg}'], { query: '?url&no-inline', import: 'default', eager: true });
/** The width that a browser without srcset gets, or the next larger there is. */
const plainWidth = 1280;

/** A picture's files. For the server: a name in a public file would tell of what is to come. */
export function picture(name: PictureName): PictureFile {
  const { width, height, widths, color } = pictures[name];
  if (!widths) return { src: url(`${name}.svg`), width, height };
  const srcset = (format: string) => widths.map((each) => `${url(`${name}-${each}.${format}`)} ${each}w`).join(', ');
  return {
    // Those that show a page elsewhere do not all know WebP.
    src: name.endsWith('/share') ? url(`${name}-${width}.jpg`) : url(`${name}-${widths.find((each) => each >= plainWidth) ?? width}.webp`),
    width,
    height,
    ...(color !== undefined && { color }),
    sources: [
      { type: 'image/avif', srcset: srcset('avif') },
      { type: 'image/webp', srcset: srcset('webp') },
    ],
  };
}

function url(file: string): string {
  const found = urls[`./${file}`];
  if (found === undefined) throw new Error(`a picture has no file: add libs/content/src/pictures/${file}`);
  return found;
}
