import type { PictureData } from '../Picture/Picture.tsx';

/** Returns the largest file of a picture in its most widely supported format, which is the last source. */
export function largestFile({ src, sources = [] }: PictureData): string {
  const files =
    sources
      .at(-1)
      ?.srcset.split(/,\s+/)
      .map((candidate) => candidate.trim().split(/\s+/)) ?? [];
  const [largest] = files.toSorted(([, a = '0'], [, b = '0']) => parseFloat(b) - parseFloat(a));
  return largest?.[0] || src;
}
