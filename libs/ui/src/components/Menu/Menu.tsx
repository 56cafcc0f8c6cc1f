import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { Root } from '../../props.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { leave, walk } from './focus.ts';
import { link, list, menu, opener, panel, spreads, turning } from './Menu.css.ts';

type MenuProps = {
  label: ReactNode;
  /** Names the opener where its label is no word. */
  name?: string | undefined;
  /** `drop` opens at its opener, `bar` across the window under the bar that it stands in. */
  spread?: keyof typeof spreads | undefined;
  /** Without the arrow beside the label. */
  bare?: boolean | undefined;
  panelId?: string | undefined;
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
    <div {...rest} className={clsx(menu, className)} onKeyDown={walk} onBlur={leave}>
      <button type="button" className={opener} popoverTarget={id} aria-label={name}>
        {label}
        {!bare && (
          <span className={turning}>
            <Icon name="chevron-down" />
          </span>
        )}
      </button>
      <div id={id} popover="auto" className={clsx(panel, spreads[spread])}>
        {children}
      </div>
    </div>
  );
}

type MenuLink = { label: string; href: string; icon?: IconName | undefined; current?: boolean | undefined };

/** The links of a small menu, in a column. */
export function MenuLinks({ links, className, ...rest }: { links: readonly MenuLink[] } & Root<'ul'>) {
  return (
    <ul {...rest} className={clsx(list, className)}>
      {links.map(({ label, href, icon, current }) => (
        <li key={href}>
          <a className={link} href={href} aria-current={current ? 'page' : undefined}>
            {icon && <Icon name={icon} />}
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
