import type { Page } from 'playwright';

/**
 * Returns the obstacle that hides the focused element: a bar that covers all of it, or the edge of the window. Returns
 * undefined if part of it is visible.
 */
const problem = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'body';
    // A radio button or a file input is visible as its label.
    const seen = focused.matches('input') ? (focused.closest('label') ?? focused) : focused;
    const { left, top, right, bottom } = seen.getBoundingClientRect();
    const name = () => `${focused.outerHTML.slice(0, 90)} at ${Math.round(top)} to ${Math.round(bottom)} px`;
    const [x0, y0, x1, y1] = [
      Math.max(left, 0),
      Math.max(top, 0),
      Math.min(right, innerWidth),
      Math.min(bottom, innerHeight),
    ];
    if (x1 <= x0 || y1 <= y0) return `out of view: ${name()}`;
    const sticks = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || sticks(element.parentElement));
    const covers = (hit: Element | null) => hit !== null && !seen.contains(hit) && !hit.contains(seen) && sticks(hit);
    const shares = [0.1, 0.5, 0.9];
    const isCovered = shares.every((x) =>
      shares.every((y) => covers(document.elementFromPoint(x0 + x * (x1 - x0), y0 + y * (y1 - y0)))),
    );
    return isCovered ? `covered: ${name()}` : undefined;
  });

/**
 * Presses Tab from the first link to the end of the page, at most `most` times. Returns the focused elements that are
 * completely hidden.
 */
export async function hiddenStops(page: Page, most: number): Promise<readonly string[]> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('body > header a')?.focus();
  });
  const found: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const here = await problem(page);
    if (here === 'body') break;
    if (here !== undefined) found.push(`stop ${stop + 1}: ${here}`);
  }
  return found;
}
