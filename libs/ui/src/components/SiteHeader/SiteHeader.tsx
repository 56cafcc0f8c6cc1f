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
  /** The link that skips to the main content. Leave it out where something with links precedes the header, and put a `SkipLink` before that. */
  skip?: { label: string; href: string } | undefined;
  /** The accessible name of the navigation. */
  navLabel: string;
  /** The menus of the bar, in their order. */
  menus: readonly HeaderMenu[];
  /** `onOpen` opens a window over the page that shows what is at `href`; the link leads there where it rejects, and without JavaScript. `name` is spoken in the place of `label`, and holds it. */
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

/** The bar that stays: brand, menus, account and region. Its menus are native popovers and need no JavaScript. */
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
