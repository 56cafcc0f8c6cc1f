import type { PictureData } from '../Picture/Picture.tsx';

/** The largest file of a picture, in the format that most browsers know: the last one that it names. */
export function largestFile({ src, sources = [] }: PictureData): string {
  const files =
    sources
      .at(-1)
      ?.srcset.split(/,\s+/)
      .map((candidate) => candidate.trim().split(/\s+/)) ?? [];
  const [largest] = files.toSorted(([, a = '0'], [, b = '0']) => parseFloat(b) - parseFloat(a));
  return largest?.[0] || src;
}
