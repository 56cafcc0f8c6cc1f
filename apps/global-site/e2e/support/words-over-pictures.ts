import { blend, parse, wcagContrast, type Color } from 'culori';
import type { Page } from 'playwright';
import sharp from 'sharp';

/** A line of words over a picture; its box in CSS pixels of the document. */
interface Line {
  readonly text: string;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly color: string;
  /** The product of the opacities of its ancestors. */
  readonly opacity: number;
  /** The contrast that WCAG 2.2 AA requires for letters of this size and weight. */
  readonly least: 3 | 4.5;
}

/** A line with its contrast to the background. */
export interface ReadLine extends Line {
  readonly contrast: number;
}

/** The share of the pixels behind a line that may be a highlight: the letters beside it make the word legible. */
const glint = 0.02;

/** Returns every line of words over a picture on a page, with its contrast there. */
export async function linesOverPictures(page: Page): Promise<readonly ReadLine[]> {
  const lines = await page.evaluate(findLines);
  // The page without its words shows their background.
  await page.addStyleTag({
    content:
      '*, ::before, ::after { color: transparent !important; transition: none !important } .preview-bar { display: none !important }',
  });
  const end = Math.max(0, ...lines.map(({ box }) => box.top + box.height));
  if (end === 0) return [];
  const width = page.viewportSize()?.width ?? 0;
  const { data, info } = await sharp(
    await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: end } }),
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.map((line) => ({ ...line, contrast: contrastWith(line, pixelsIn(line.box, data, info)) }));
}

/** Returns the colours of a box, and the number of pixels of each. */
function pixelsIn(
  { left, top, width, height }: Line['box'],
  data: Buffer,
  page: { readonly width: number; readonly height: number },
): ReadonlyMap<number, number> {
  const colors = new Map<number, number>();
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(page.height, top + height); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(page.width, left + width); x += 1) {
      const color = data.readUIntBE((y * page.width + x) * 3, 3);
      colors.set(color, (colors.get(color) ?? 0) + 1);
    }
  }
  return colors;
}

/** Returns the contrast of a line with its background, without highlights. */
function contrastWith({ color, opacity }: Line, pixels: ReadonlyMap<number, number>): number {
  const letters = parse(color);
  if (!letters) throw new TypeError(`linesOverPictures: ${color} is no colour that can be read`);
  const ratios = Array.from(pixels, ([pixel, count]) => {
    const behind: Color = {
      mode: 'rgb',
      r: (pixel >> 16) / 255,
      g: ((pixel >> 8) & 255) / 255,
      b: (pixel & 255) / 255,
    };
    return {
      count,
      ratio: wcagContrast(blend([behind, { ...letters, alpha: (letters.alpha ?? 1) * opacity }]), behind),
    };
  }).sort((one, other) => one.ratio - other.ratio);
  let passed = glint * ratios.reduce((sum, { count }) => sum + count, 0);
  return ratios.find(({ count }) => (passed -= count) < 0)?.ratio ?? Infinity;
}

/** Runs in the page: returns the lines of its visible words that overlap a picture. */
function findLines(): Line[] {
  const pictures = Array.from(document.querySelectorAll('img, video'), (element) => element.getBoundingClientRect());
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim();
    const element = node.parentElement;
    // Text for screen readers only is a pixel wide, and clipped.
    if (
      !text ||
      !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) ||
      element.closest('.preview-bar')
    )
      continue;
    const chain: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) chain.push(one);
    if (chain.some((one) => getComputedStyle(one).clipPath === 'inset(50%)')) continue;
    // An element with its own scroll area shows only the part that fits into that area.
    const windows = chain
      .slice(1)
      .filter(
        (one) =>
          getComputedStyle(one).overflowY !== 'visible' && one !== document.body && one !== document.documentElement,
      )
      .map((one) => one.getBoundingClientRect());
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      const isSeen =
        width > 1 &&
        left >= 0 &&
        right <= innerWidth &&
        windows.every((window) => window.top < bottom && window.bottom > top);
      if (
        !isSeen ||
        !pictures.some(
          (picture) => picture.left < right && picture.right > left && picture.top < bottom && picture.bottom > top,
        )
      )
        continue;
      lines.push({
        text,
        box: { left, top: top + scrollY, width, height },
        color,
        opacity: chain.reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1),
        least: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5,
      });
    }
  }
  return lines;
}
