import type { Page } from 'playwright';

/** The elements that reach beyond the right edge of a page that scrolls sideways, by the start of their markup. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120))
      : [];
  });
