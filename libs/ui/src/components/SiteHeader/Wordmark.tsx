import { PageLink } from '../Menu/CurrentPage.tsx';
import * as styles from './Wordmark.css.ts';

/** The brand's logo: its name in expanded letters with a seam through them. */
export function Wordmark({ label, href }: { label: string; href: string }) {
  return (
    <PageLink className={styles.wordmark} href={href} translate="no">
      {label}
    </PageLink>
  );
}
