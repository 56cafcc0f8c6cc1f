import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { useLinkAsButton } from '../Gallery/link-as-button.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { opener as entry } from '../Menu/Menu.css.ts';
import { MenuTag } from '../Menu/MenuTag.tsx';
import type { HeaderMenu } from '../Menu/menus.ts';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { action, actions as actionRow, header, inner, nav } from './SiteHeader.css.ts';
import { Wordmark } from './Wordmark.tsx';

export type { HeaderMenu, HeaderMenuItem } from '../Menu/menus.ts';

type SiteHeaderProps = {
  brand: { label: string; href: string; picture?: never };
  skip: { label: string; href: string };
  navLabel: string;
  menus: readonly HeaderMenu[];
  /** `onOpen` opens a window over the page that shows what is at `href`; the link leads there where it rejects, and without JavaScript. */
  actions: readonly {
    label: string;
    href: string;
    icon?: IconName | undefined;
    onOpen?: (() => Promise<void>) | undefined;
  }[];
  labels: { open: string; close: string; menu: string };
};

function ActionLink({ label, href, icon, onOpen }: SiteHeaderProps['actions'][number]) {
  const asButton = useLinkAsButton();
  return (
    <a {...(onOpen && asButton(onOpen))} className={action} href={href} aria-label={icon && label}>
      {icon ? <Icon name={icon} /> : label}
    </a>
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
    <header {...rest} className={clsx(header, grounds.ink, className)}>
      <SkipLink {...skip} />
      <div className={inner}>
        <Wordmark {...brand} />
        <nav className={nav} aria-label={navLabel}>
          <ul className={nav}>
            {menus.map((menu) => (
              <li key={menu.id}>
                {menu.items ? (
                  <Menu label={menu.label} spread="bar" panelId={`menu-${menu.id}`}>
                    <MenuPanel menu={menu} items={menu.items} />
                  </Menu>
                ) : (
                  <a className={entry} href={menu.href}>
                    {menu.label}
                    {menu.tag && <MenuTag {...menu.tag} />}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <ul className={actionRow}>
          {actions.map(({ label, href, icon, onOpen }) => (
            <li key={href}>
              <ActionLink label={label} href={href} icon={icon} onOpen={onOpen} />
            </li>
          ))}
        </ul>
        <MobileMenu menus={menus} actions={actions} labels={labels} panelId="menu-all" />
      </div>
    </header>
  );
}
