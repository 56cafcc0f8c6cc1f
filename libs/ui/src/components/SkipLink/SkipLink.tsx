import { skipLink } from './SkipLink.css.ts';

/** The keyboard's first stop: past the header, to the page itself. */
export function SkipLink({ label, href }: { label: string; href: string }) {
  return <a className={skipLink} href={href}>{label}</a>;
}
