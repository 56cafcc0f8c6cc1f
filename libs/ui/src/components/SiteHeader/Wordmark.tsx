import { wordmark } from './Wordmark.css.ts';

/** The brand's name as its mark: expanded letters with one seam through them. */
export function Wordmark({ label, href }: { label: string; href: string }) {
  return (
    <a className={wordmark} href={href} translate="no">
      {label}
    </a>
  );
}
