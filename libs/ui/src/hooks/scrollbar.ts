import { tookRoom } from '../theme/held.css.ts';

/**
 * Detects whether the page's scrollbar takes up width: 17 px on most desktops, none on phones. That width then stays
 * reserved while something stops the page from scrolling, so that nothing shifts. Call it before that.
 */
export function noteScrollbar(): void {
  const page = document.documentElement;
  // Another element has already stopped the page from scrolling.
  if (getComputedStyle(page).overflowY === 'hidden') return;
  page.classList.toggle(tookRoom, window.innerWidth > page.clientWidth);
}
