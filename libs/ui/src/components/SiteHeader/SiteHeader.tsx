'use client';

import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { useLinkAsButton } from '../Gallery/link-as-button.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { PageLink } from '../Menu/CurrentPage.tsx';
import * as menuStyles from '../Menu/Menu.css.ts';
import { MenuTag } from '../Menu/MenuTag.tsx';
import type { HeaderMenu } from '../Menu/menus.ts';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import * as styles from './SiteHeader.css.ts';
import { Wordmark } from './Wordmark.tsx';

export type { HeaderMenu, HeaderMenuItem } from '../Menu/menus.ts';

type SiteHeaderProps = {
  /** The link to the front page. */
  brand: { label: string; href: string; picture?: never };
  /**
   * Link that skips to the main content. Omit it if content with links precedes the header, and render a `SkipLink`
   * before that content.
   */
  skip?: { label: string; href: string } | undefined;
  /** The accessible name of the navigation. */
  navLabel: string;
  /** The menus of the bar, in their order. */
  menus: readonly HeaderMenu[];
  /**
   * `onOpen` opens a dialog with the content of `href`. If it rejects, or without JavaScript, the browser follows the
   * link. `name` is announced instead of `label`, and must contain it.
   */
  actions: readonly {
    label: string;
    name?: string | undefined;
    href: string;
    icon?: IconName | undefined;
    onOpen?: (() => Promise<void>) | undefined;
  }[];
  /** The accessible names of the menu on phones. */
  labels: { open: string; close: string; menu: string };
};

function ActionLink({ label, name = label, href, icon, onOpen }: SiteHeaderProps['actions'][number]) {
  const asButton = useLinkAsButton();
  return (
    <PageLink
      {...(onOpen && asButton(onOpen))}
      className={styles.action}
      href={href}
      aria-label={icon || name !== label ? name : undefined}
    >
      {icon ? <Icon name={icon} /> : label}
    </PageLink>
  );
}

/** The sticky header: brand, menus, account and region. Its menus are native popovers and need no JavaScript. */
export function SiteHeader({
  brand,
  skip,
  navLabel,
  menus,
  actions,
  labels,
  className,
  ...rest
}: SiteHeaderProps & Root<'header'>) {
  return (
    <header {...rest} className={clsx(styles.header, grounds.ink, className)}>
      {skip && <SkipLink {...skip} />}
      <div className={styles.inner}>
        <Wordmark {...brand} />
        <nav className={styles.nav} aria-label={navLabel}>
          <ul className={styles.nav}>
            {menus.map((menu) => (
              <li key={menu.id}>
                {menu.items ? (
                  <Menu label={menu.label} spread="bar" panelId={`menu-${menu.id}`}>
                    <MenuPanel menu={menu} items={menu.items} />
                  </Menu>
                ) : (
                  <PageLink className={menuStyles.opener} href={menu.href}>
                    {menu.label}
                    {menu.tag && <MenuTag {...menu.tag} />}
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.actions}>
          {actions.map((each) => (
            <li key={each.href}>
              <ActionLink {...each} />
            </li>
          ))}
        </ul>
        <MobileMenu menus={menus} actions={actions} labels={labels} panelId="menu-all" />
      </div>
    </header>
  );
}
