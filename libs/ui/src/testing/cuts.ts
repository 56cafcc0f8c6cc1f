import { archivo } from '../theme/fonts/archivo.ts';
import { shownTexts } from './clipping.ts';

/** Texts in a cut that the font files do not draw as designed: they leave out the light and wide ones. */
export function undrawnTexts(root: Node): string[] {
  return shownTexts(root).flatMap(({ data, parentElement }) => {
    if (!parentElement) return [];
    const { fontWeight, fontStretch } = getComputedStyle(parentElement);
    return Number.parseFloat(fontStretch) > 100 && Number(fontWeight) < archivo.lightestWide
      ? [`${fontWeight} at ${fontStretch}: ${data.trim().slice(0, 40)}`]
      : [];
  });
}
