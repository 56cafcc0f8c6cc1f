import type { HeaderMenuItem } from './menus.ts';
import * as styles from './MenuTag.css.ts';

/** The little flag on a menu's entry. */
export function MenuTag({ label, color }: NonNullable<HeaderMenuItem['tag']>) {
  return <span className={`${styles.tag} ${styles.colors[color]}`}>{label}</span>;
}
