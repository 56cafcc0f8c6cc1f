import type { HeaderMenuItem } from './menus.ts';
import { colors, tag } from './MenuTag.css.ts';

/** The little flag on a menu's entry. */
export function MenuTag({ label, color }: NonNullable<HeaderMenuItem['tag']>) {
  return <span className={`${tag} ${colors[color]}`}>{label}</span>;
}
