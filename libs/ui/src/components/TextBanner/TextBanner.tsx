import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { banner, tones } from './TextBanner.css.ts';

type TextBannerProps = {
  /** What a screen reader calls the place. */
  name: string;
  label: string;
  href?: string | undefined;
  tone: 'signal' | 'ink' | 'cyan';
};

/** One line of news above the header. */
export function TextBanner({ name, label, href, tone, ...rest }: TextBannerProps & Root<'aside'>) {
  const look = clsx(banner, tones[tone]);
  return (
    <aside {...rest} aria-label={name}>
      {href ? <a className={look} href={href}>{label}<Icon name="arrow-right" /></a> : <p className={look}>{label}</p>}
    </aside>
  );
}
