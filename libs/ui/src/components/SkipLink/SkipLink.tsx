import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { skipLink } from './SkipLink.css.ts';

/** The keyboard's first stop: past the header, to the page itself. */
export function SkipLink({ label, href, className, ...rest }: { label: string; href: string } & Root<'a'>) {
  return (
    <a {...rest} className={clsx(skipLink, className)} href={href}>
      {label}
    </a>
  );
}
