import { PageLink } from '../Menu/CurrentPage.tsx';
import * as styles from './Wordmark.css.ts';

/** The brand's name as its mark: expanded letters with one seam through them. */
export function Wordmark({ label, href }: { label: string; href: string }) {
  return (
    <PageLink className={styles.wordmark} href={href} translate="no">
      {label}
    </PageLink>
  );
}
