import { Icon } from '../Icon/Icon.tsx';
import { banner, tones } from './TextBanner.css.ts';

/** One line of news above the header. */
export function TextBanner({ label, href, tone }: { label: string; href?: string | undefined; tone: 'signal' | 'ink' | 'cyan' }) {
  const look = `${banner} ${tones[tone]}`;
  if (!href) return <p className={look}>{label}</p>;
  return <a className={look} href={href}>{label}<Icon name="arrow-right" /></a>;
}
