import { clsx } from 'clsx';
import { noteScrollbar } from '../../hooks/scrollbar.ts';
import type { Root } from '../../props.ts';
import { holdsSmallPage } from '../../theme/held.css.ts';
import { Collapse, CollapseGroup } from '../Collapse/Collapse.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { leave } from '../Menu/focus.ts';
import { panel as opening } from '../Menu/Menu.css.ts';
import { MenuTag } from '../Menu/MenuTag.tsx';
import type { HeaderMenu, HeaderMenuItem } from '../Menu/menus.ts';
import {
  actions as actionList,
  closer,
  direct,
  link,
  menu as whole,
  opener,
  panel,
  price as amount,
  whenOpen,
  whenShut,
} from './MobileMenu.css.ts';

type MobileMenuProps = {
  menus: readonly HeaderMenu[];
  /** Below the menus: an account, a region. */
  actions?: readonly { label: string; href: string; icon?: IconName | undefined }[] | undefined;
  labels: { open: string; close: string; menu: string };
  panelId: string;
};

function ItemLink({ item: { label, href, price, tag, external } }: { item: HeaderMenuItem }) {
  return (
    <a className={link} href={href}>
      {label}
      {tag && <MenuTag {...tag} />}
      {external && <Icon name="arrow-up-right" />}
      {price && <span className={amount}>{price}</span>}
    </a>
  );
}

/** Every menu of a site behind one button, in one panel under the bar: for screens without room for a bar of them. */
export function MobileMenu({
  menus,
  actions = [],
  labels,
  panelId,
  className,
  ...rest
}: MobileMenuProps & Root<'div'>) {
  return (
    <div {...rest} className={clsx(whole, className)} onBlur={leave}>
      <button type="button" className={opener} popoverTarget={panelId} aria-label={labels.open}>
        <span className={whenShut}>
          <Icon name="menu" />
        </span>
        <span className={whenOpen}>
          <Icon name="close" />
        </span>
      </button>
      <div id={panelId} popover="auto" className={clsx(opening, panel, holdsSmallPage)} onBeforeToggle={noteScrollbar}>
        <nav aria-label={labels.menu}>
          <CollapseGroup single>
            {menus.map(({ id, label, href, tag, items }) =>
              items ? (
                <Collapse key={id} label={label}>
                  <ul>
                    {items.map((item) => (
                      <li key={item.href}>
                        <ItemLink item={item} />
                      </li>
                    ))}
                  </ul>
                </Collapse>
              ) : (
                <a key={id} className={direct} href={href}>
                  <span>
                    {label}
                    {tag && <MenuTag {...tag} />}
                  </span>
                  <Icon name="arrow-right" />
                </a>
              ),
            )}
          </CollapseGroup>
          {actions.length > 0 && (
            <ul className={actionList}>
              {actions.map(({ label, href, icon }) => (
                <li key={href}>
                  <a className={link} href={href}>
                    {icon && <Icon name={icon} />}
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </nav>
        <button type="button" className={closer} popoverTarget={panelId} popoverTargetAction="hide">
          <Icon name="close" />
          {labels.close}
        </button>
      </div>
    </div>
  );
}
