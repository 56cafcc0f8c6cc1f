import * as styles from './progress.css.ts';

/** The time before a navigation is announced, in milliseconds: most are over by then. */
const patience = 300;

/**
 * Shows that a page is being loaded: a thin bar, and words for screen readers. The returned function removes both, and first announces
 * the title of the page that has come, if it is given: nothing else tells those who don't see it. The live region
 * is in the document before its words, since some screen readers announce only what changes.
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
