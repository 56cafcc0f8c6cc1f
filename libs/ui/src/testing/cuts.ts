import { archivo } from '../theme/fonts/archivo.ts';
import { shownTexts } from './clipping.ts';

/** Returns the texts that combine a light weight with a wide stretch: the font files do not include these. */
export function undrawnTexts(root: Node): string[] {
  return shownTexts(root).flatMap(({ data, parentElement }) => {
    if (!parentElement) return [];
    const { fontWeight, fontStretch } = getComputedStyle(parentElement);
    return Number.parseFloat(fontStretch) > 100 && Number(fontWeight) < archivo.lightestWide
      ? [`${fontWeight} at ${fontStretch}: ${data.trim().slice(0, 40)}`]
      : [];
  });
}
