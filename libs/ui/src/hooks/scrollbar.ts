import { tookRoom } from '../theme/held.css.ts';

/**
 * Notes whether the page's scrollbar takes room, so that this room stays when something holds the page, and nothing shifts:
 * 17 px on most desktops, none on phones. Call it before the page is held.
 */
export function noteScrollbar(): void {
  const page = document.documentElement;
  // Something else holds it already.
  if (getComputedStyle(page).overflowY === 'hidden') return;
  page.classList.toggle(tookRoom, window.innerWidth > page.clientWidth);
}
