import * as styles from './progress.css.ts';

/** The time before a navigation is announced, in milliseconds: most are over by then. */
const patience = 300;

/**
 * Shows that a page is being loaded: a thin bar, and a text for screen readers. The returned function removes both; if
 * given a title, it first announces the title of the loaded page, which nothing else does. The live region is in the
 * document before its text, since some screen readers announce changes only.
 */
export function showProgress(words: string): (title?: string) => void {
  const status = Object.assign(document.createElement('div'), { role: 'status', className: styles.progress });
  document.body.append(status);
  const timer = setTimeout(() => {
    status.textContent = words;
  }, patience);
  return (title) => {
    clearTimeout(timer);
    if (title) {
      status.style.opacity = '0';
      status.textContent = title;
      setTimeout(() => {
        status.remove();
      }, 1000);
    } else status.remove();
  };
}
