import type { PictureData } from './Picture.tsx';

/**
 * Returns the value of `sizes` for a picture that its box contains (`object-fit: contain`): a tall picture is narrower
 * than its box. `boxSizes` is the value for the box; `boxRatio` is the box's width divided by its height, where it is
 * tallest. Only `calc()` is used: an older Safari rejects `min()` there, and would load the largest file.
 */
export function containedSizes(
  { width, height }: Pick<PictureData, 'width' | 'height'>,
  boxSizes: string,
  boxRatio: number,
): string {
  const share = Number((width / height / boxRatio).toFixed(2));
  return share < 1 ? boxSizes.replace(/[^\s,]+(?=,|$)/g, (boxWidth) => `calc(${boxWidth} * ${share})`) : boxSizes;
}
