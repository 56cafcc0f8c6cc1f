import { fileOf, formats, isCutOut, sharedFile, thumbnailFile } from './files.ts';
import { pictures, type PictureName } from './pictures.ts';

export { pictures, type PictureName } from './pictures.ts';

/** A picture with the addresses of its files, as a page shows it; its description depends on the page. */
export interface PictureFile {
  /** For browsers that support none of the sources' formats. */
  src: string;
  width: number;
  height: number;
  color?: string;
  /** The best first. */
  sources?: { type: string; srcset: string }[];
}

const urls = import.meta.glob<string>(['./*.svg', './*/*.{avif,webp,jpg}'], {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
/**
 * The width for a browser without the best format, or the next larger one. Such a browser has no popovers either, so it
 * is too old for the site's menus. It gets one size, since addresses of others would make every document a tenth
 * longer.
 */
const plainWidth = 1280;
const [best] = formats;

const described = new Map<PictureName, PictureFile>();

/** Returns a picture's files. For the server only: a name in a public file would reveal sealed content. */
export function picture(name: PictureName): PictureFile {
  const known = described.get(name) ?? describePicture(name);
  described.set(name, known);
  return known;
}

/**
 * Returns a picture for a place of some 56 px. A menu opens with a dozen of them, and a browser decodes them before it
 * paints the menu. A picture that is no cut-out has no thumbnail, so it is returned with all its files. For the server
 * only.
 */
export function thumbnail(name: PictureName): PictureFile {
  const facts = pictures[name];
  const { width, height } = facts;
  return facts.widths && isCutOut(facts) ? { src: url(thumbnailFile(name)), width, height } : picture(name);
}

function describePicture(name: PictureName): PictureFile {
  const { width, height, widths, color } = pictures[name];
  if (!widths) return { src: url(`${name}.svg`), width, height };
  return {
    src: url(sharedFile(name, { width }) ?? fileOf(name, widths.find((each) => each >= plainWidth) ?? width, 'webp')),
    width,
    height,
    ...(color !== undefined && { color }),
    sources: [
      {
        type: `image/${best}`,
        srcset: widths.map((each) => `${url(fileOf(name, each, best))} ${each}w`).join(', '),
      },
    ],
  };
}

function url(file: string): string {
  const found = urls[`./${file}`];
  if (found === undefined) throw new Error(`a picture has no file: add libs/content/src/pictures/${file}`);
  return found;
}
