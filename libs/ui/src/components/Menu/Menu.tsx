'use client';

import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { Root } from '../../props.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { leave, walk } from './focus.ts';
import * as styles from './Menu.css.ts';

type MenuProps = {
  /** The label of the button that opens it. */
  label: ReactNode;
  /** Accessible name of the opener, if its label is not a text. */
  name?: string | undefined;
  /** `drop` opens the panel at its opener, `bar` across the window under the surrounding bar. */
  spread?: keyof typeof styles.spreads | undefined;
  /** Hides the arrow beside the label. */
  bare?: boolean | undefined;
  /** The id of the panel, for links and scripts. */
  panelId?: string | undefined;
  /** Content of the panel. */
  children: ReactNode;
};

/**
 * A button with a popover panel, both native: it opens before scripts run, and closes with Escape or a press outside.
 */
export function Menu({
  label,
  name,
  spread = 'drop',
  bare = false,
  panelId,
  children,
  className,
  ...rest
}: MenuProps & Root<'div'>) {
  const own = useId();
  const id = panelId ?? own;
  return (
    <div {...rest} className={clsx(styles.menu, className)} onKeyDown={walk} onBlur={leave}>
      <button type="button" className={styles.opener} popoverTarget={id} aria-label={name}>
        {label}
        {!bare && (
          <span className={styles.turning}>
            <Icon name="chevron-down" />
          </span>
        )}
      </button>
      <div id={id} popover="auto" className={clsx(styles.panel, styles.spreads[spread])}>
        {children}
      </div>
    </div>
  );
}

type MenuLink = { label: string; href: string; icon?: IconName | undefined; current?: boolean | undefined };

/** The links of a small menu, in a column. */
export function MenuLinks({
  links,
  className,
  ...rest
}: {
  /** The links, in their order. */
  links: readonly MenuLink[];
} & Root<'ul'>) {
  return (
    <ul {...rest} className={clsx(styles.list, className)}>
      {links.map(({ label, href, icon, current }) => (
        <li key={href}>
          <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
            {icon && <Icon name={icon} />}
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
