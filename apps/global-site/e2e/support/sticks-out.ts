import type { Page } from 'playwright';

/**
 * Returns the elements that extend beyond the right edge of a page that scrolls sideways, by the start of their markup.
 */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120))
      : [];
  });

/** Returns the parts of the header that are not completely in the window. */
export const lostOfHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body > header :is(a, button)')]
      .filter((part) => part.checkVisibility() && !part.closest('[popover]') && part.getBoundingClientRect().top >= 0)
      .filter((part) => part.getBoundingClientRect().left < 0 || part.getBoundingClientRect().right > innerWidth)
      .map((part) => part.outerHTML.slice(0, 90)),
  );
