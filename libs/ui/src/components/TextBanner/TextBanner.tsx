import { Icon } from '../Icon/Icon.tsx';
import { banner, tones } from './TextBanner.css.ts';

/** One line of news above the header; `name` is what a screen reader calls the place. */
export function TextBanner({ name, label, href, tone }: { name: string; label: string; href?: string | undefined; tone: 'signal' | 'ink' | 'cyan' }) {
  const look = `${banner} ${tones[tone]}`;
  return (
    <aside aria-label={name}>
      {href ? <a className={look} href={href}>{label}<Icon name="arrow-right" /></a> : <p className={look}>{label}</p>}
    </aside>
  );
}
