import { Icon, type IconName } from '../Icon/Icon.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { grounds } from '../../theme/grounds.css.ts';
import { AllMenus } from './AllMenus.tsx';
import { Wordmark } from './Wordmark.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { MenuTag } from './MenuTag.tsx';
import { action, actions as actionRow, header, inner, menuButton, menuButtonOpen, menuButtonShut, nav, navItem, opener } from './SiteHeader.css.ts';
import type { HeaderMenu } from './menus.ts';

export type { HeaderMenu, HeaderMenuItem } from './menus.ts';

type SiteHeaderProps = {
  brand: { label: string; href: string; picture?: never };
  skip: { label: string; href: string };
  navLabel: string;
  menus: readonly HeaderMenu[];
  actions: readonly { label: string; href: string; icon?: IconName | undefined }[];
  labels: { open: string; close: string; menu: string };
};

const allMenus = 'menu-all';

/** The bar that stays: brand, menus, account and region. Its menus are native popovers and need no JavaScript. */
export function SiteHeader({ brand, skip, navLabel, menus, actions, labels }: SiteHeaderProps) {
  return (
    <header className={`${header} ${grounds.ink}`}>
      <SkipLink {...skip} />
      <div className={inner}>
        <Wordmark {...brand} />
        <nav className={nav} aria-label={navLabel}>
          <ul className={nav}>
            {menus.map(menu => (
              <li key={menu.id}>
                {menu.items
                  ? <><button type="button" className={`${navItem} ${opener}`} popoverTarget={`menu-${menu.id}`}>{menu.label}<Icon name="chevron-down" /></button><MenuPanel menu={menu} items={menu.items} /></>
                  : <a className={navItem} href={menu.href}>{menu.label}{menu.tag && <MenuTag {...menu.tag} />}</a>}
              </li>
            ))}
          </ul>
        </nav>
        <ul className={actionRow}>
          {actions.map(({ label, href, icon }) => (
            <li key={href}><a className={action} href={href} aria-label={icon && label}>{icon ? <Icon name={icon} /> : label}</a></li>
          ))}
        </ul>
        <button type="button" className={menuButton} popoverTarget={allMenus} aria-label={labels.open}>
          <span className={menuButtonShut}><Icon name="menu" /></span>
          <span className={menuButtonOpen}><Icon name="close" /></span>
        </button>
      </div>
      <AllMenus id={allMenus} label={labels.menu} close={labels.close} menus={menus} actions={actions} />
    </header>
  );
}
