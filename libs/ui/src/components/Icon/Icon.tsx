import { icon } from './Icon.css.ts';
import sprite from './icons.svg?no-inline';

/** The drawings in `icons.svg`, by their ids. */
export type IconName =
  | 'menu' | 'close' | 'chevron-down' | 'chevron-left' | 'chevron-right' | 'pause' | 'play' | 'arrow-right' | 'arrow-up-right'
  | 'globe' | 'check' | 'alert' | 'user' | 'instagram' | 'facebook' | 'youtube' | 'tiktok' | 'twitter';

/** A drawing beside a word; it is silent, so whatever holds it carries the name. */
export function Icon({ name }: { name: IconName }) {
  return <svg className={icon} aria-hidden="true" focusable="false"><use href={`${sprite}#${name}`} /></svg>;
}
