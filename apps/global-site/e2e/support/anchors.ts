import type { Page } from 'playwright';

/** The anchors that product and campaign pages are linked to by. */
export const knownAnchors = [
  'special-offers',
  'lucky-draw',
  'members-only-offers',
  'overview',
  'specs',
  'gallery',
  'hero',
  'elite-banner',
  'banner',
  'HardwareTech',
  'SoftwareAbility',
  'ProductDetails',
] as const;

/** The maximum distance of an anchor from the sticky elements, in CSS pixels. */
const reach = 24;

/** The final position of an anchor; lengths in CSS pixels. */
interface Rest {
  /** From the lower edge of the sticky elements. */
  readonly gap: number;
  readonly titleSeen: boolean;
  readonly atTop: boolean;
  readonly scrolled: number;
}

/** Returns the current position of an anchor. */
export const restOf = (page: Page, id: string): Promise<Rest> =>
  page.evaluate((name) => {
    const target = document.getElementById(name);
    if (!target) throw new Error(`#${name} is not on ${location.pathname}`);
    const boxes = [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          ['sticky', 'fixed'].includes(getComputedStyle(element).position) &&
          !element.contains(target) &&
          !target.contains(element),
      )
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height, bottom }) => width > innerWidth / 2 && height > 0 && bottom < innerHeight / 2);
    // Sticky elements form one block, from the top of the page or of the viewport on.
    const covered = Math.max(0, ...boxes.map(({ bottom }) => bottom));
    const title = target.querySelector('h1, h2, h3') ?? target;
    const words = document.createRange();
    words.selectNodeContents(title);
    // Its first line: a title may go on below the fold.
    const { left, top, bottom } = words.getClientRects()[0] ?? title.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 4, (top + bottom) / 2);
    return {
      gap: target.getBoundingClientRect().top - covered,
      titleSeen: bottom <= innerHeight && (title === seen || title.contains(seen)),
      atTop: scrollY === 0,
      scrolled: scrollY,
    };
  }, id);

/**
 * Describes the problem with an anchor's position; undefined if it is just below the sticky elements and its title is
 * visible.
 */
export async function restProblem(page: Page, id: string): Promise<string | undefined> {
  const { gap, titleSeen, atTop } = await restOf(page, id);
  if (gap < -1) return `#${id} lies ${-gap} px under the header`;
  if (gap > reach) return `#${id} lies ${gap} px below the header`;
  if (!titleSeen) return `the title of #${id} is not seen`;
  // Half a line of text above the header would be confusing.
  return gap < 1 && !atTop && (await isCut(page)) ? `#${id} cuts through the line above the header` : undefined;
}

const isCut = (page: Page) =>
  page.evaluate(() => {
    const { top = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
    return top > 0;
  });

/** Returns the position relative to an anchor that the focus moves to with the next Tab. */
export async function nextFocus(page: Page, id: string): Promise<'in' | 'after' | 'before'> {
  await page.keyboard.press('Tab');
  return page.evaluate((name) => {
    const target = document.getElementById(name);
    const active = document.activeElement;
    if (target?.contains(active)) return 'in';
    return target && active && target.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING
      ? 'after'
      : 'before';
  }, id);
}
