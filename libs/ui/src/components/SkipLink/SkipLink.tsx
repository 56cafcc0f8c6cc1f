import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import * as styles from './SkipLink.css.ts';

/** The first focusable element of a page: a link that skips the header. */
export function SkipLink({
  label,
  href,
  className,
  ...rest
}: {
  /** The text of the link, such as "Skip to content". */
  label: string;
  /** The id of the main content, after a `#`. */
  href: string;
} & Root<'a'>) {
  return (
    <a {...rest} className={clsx(styles.skipLink, className)} href={href}>
      {label}
    </a>
  );
}
