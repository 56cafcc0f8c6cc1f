import { manuals, siteMap, type Manual, type RegionId } from '@kinemorph/content';
import { pictures, type PictureName } from '@kinemorph/content/pictures';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawGuide, type Materials } from './draw.ts';
import { facesFor, wordmarkFace } from './fonts.ts';
import { wordsOf, type Guide } from './guide.ts';
import { shown } from './sheet.ts';
import { writeGuide } from './write.ts';

/** A finished file. */
export interface MadeManual {
  readonly name: string;
  readonly manual: Manual;
  readonly region: RegionId;
  readonly pdf: Buffer;
}

const sources = fileURLToPath(new URL('../../../libs/content/src/pictures/', import.meta.url));
/** On an A5 page, 200 dots an inch. */
const pictureWidth = 760;
const cover = '#0B0D10';

/** The regions that list manuals: one language each. */
export const manualRegions: readonly RegionId[] = siteMap.find(({ path }) => path === 'manuals')?.regions ?? [];

/** Returns every manual of a region in its language, if the region sells one of the manual's products. */
export async function makeManuals(region: RegionId): Promise<MadeManual[]> {
  const written = manuals.flatMap((manual) => {
    const guide = writeGuide(manual, region);
    return guide ? [{ manual, guide }] : [];
  });
  const [first] = written;
  if (!first) return [];
  // One set of fonts for all files; each file embeds only its own characters.
  const faces = await facesFor(first.guide.locale, charactersOf(written.map(({ guide }) => guide)));
  const wordmark = await wordmarkFace(first.guide.company.toUpperCase());
  const made: MadeManual[] = [];
  for (const { manual, guide } of written) {
    const pdf = await drawGuide(guide, { faces, wordmark, picture: await coverPicture(guide.picture) });
    made.push({ name: `${guide.id}.${guide.locale}.pdf`, manual, region, pdf });
  }
  return made;
}

function charactersOf(guides: readonly Guide[]): string {
  return [...new Set(shown(guides.map(wordsOf).join('\n')).replace(/\s/g, ' ') + '\u00a0·–')].sort().join('');
}

const covers = new Map<PictureName, Promise<Materials['picture']>>();

/** A product on the ground of the cover. */
function coverPicture(name: PictureName): Promise<Materials['picture']> {
  const known = covers.get(name) ?? readCover(name);
  covers.set(name, known);
  return known;
}

async function readCover(name: PictureName): Promise<Materials['picture']> {
  const { widths = [] } = pictures[name];
  const file = `${sources}${name}-${widths.find((width) => width >= pictureWidth) ?? widths.at(-1)}.webp`;
  const { data: jpeg, info } = await sharp(file)
    .resize({ width: pictureWidth, height: pictureWidth, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: cover })
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { jpeg, width: info.width, height: info.height };
}
