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
  /** Names the opener where its label is no word. */
  name?: string | undefined;
  /** `drop` opens at its opener, `bar` across the window under the bar that it stands in. */
  spread?: keyof typeof styles.spreads | undefined;
  /** Without the arrow beside the label. */
  bare?: boolean | undefined;
  /** The id of the panel, for links and scripts. */
  panelId?: string | undefined;
  /** What the panel shows. */
  children: ReactNode;
};

/** A button with a panel under it, both native: it opens before scripts run, and closes by Escape or a press elsewhere. */
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
