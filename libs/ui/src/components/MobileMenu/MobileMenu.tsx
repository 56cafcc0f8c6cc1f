import { Icon, type IconName } from '../Icon/Icon.tsx';
import { MenuTag } from './MenuTag.tsx';
import { actionLink, actions as actionList, closer, group, groupLinks, itemLink, itemPrice, summary } from './AllMenus.css.ts';
import { allPanel, panel } from './MenuPanel.css.ts';
import type { HeaderMenu } from './menus.ts';

type AllMenusProps = {
  id: string;
  label: string;
  close: string;
  menus: readonly HeaderMenu[];
  actions: readonly { label: string; href: string; icon?: IconName | undefined }[];
};

/** Every menu in one panel, for screens without room for a bar of them. */
export function AllMenus({ id, label, close, menus, actions }: AllMenusProps) {
  return (
    <div id={id} popover="auto" className={`${panel} ${allPanel}`}>
      <nav aria-label={label}>
        {menus.map(menu => menu.items
          ? (
            <details key={menu.id} className={group} name={id}>
              <summary className={summary}>{menu.label}<Icon name="chevron-down" /></summary>
              <ul className={groupLinks}>
                {menu.items.map(item => (
                  <li key={item.href}>
                    <a className={itemLink} href={item.href}>
                      {item.label}{item.tag && <MenuTag {...item.tag} />}
                      {item.price && <span className={itemPrice}>{item.price}</span>}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )
          : <div key={menu.id} className={group}><a className={summary} href={menu.href}>{menu.label}{menu.tag && <MenuTag {...menu.tag} />}<Icon name="arrow-right" /></a></div>)}
        <ul className={actionList}>
          {actions.map(({ label: name, href, icon }) => (
            <li key={href}><a className={actionLink} href={href}>{icon && <Icon name={icon} />}{name}</a></li>
          ))}
        </ul>
      </nav>
      <button type="button" className={closer} popoverTarget={id} popoverTargetAction="hide"><Icon name="close" />{close}</button>
    </div>
  );
}
