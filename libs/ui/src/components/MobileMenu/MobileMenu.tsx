'use client';

import { clsx } from 'clsx';
import { noteScrollbar } from '../../hooks/scrollbar.ts';
import type { Root } from '../../props.ts';
import { holdsSmallPage } from '../../theme/held.css.ts';
import { Collapse, CollapseGroup } from '../Collapse/Collapse.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { leave } from '../Menu/focus.ts';
import { PageLink } from '../Menu/CurrentPage.tsx';
import * as menuStyles from '../Menu/Menu.css.ts';
import { MenuGroups } from '../Menu/MenuGroups.tsx';
import { MenuTag } from '../Menu/MenuTag.tsx';
import type { HeaderMenu, HeaderMenuItem } from '../Menu/menus.ts';
import * as styles from './MobileMenu.css.ts';

type MobileMenuProps = {
  /** The menus, as in `SiteHeader`. */
  menus: readonly HeaderMenu[];
  /** Links below the menus, such as account and region. `name` is announced instead of `label`, and must contain it. */
  actions?:
    readonly { label: string; name?: string | undefined; href: string; icon?: IconName | undefined }[] | undefined;
  /** The accessible names of its buttons and of the menu. */
  labels: { open: string; close: string; menu: string };
  /** The id of the panel. */
  panelId: string;
};

function ItemLink({ item: { label, href, price, tag, external } }: { item: HeaderMenuItem }) {
  return (
    <PageLink className={styles.link} href={href}>
      {label}
      {tag && <MenuTag {...tag} />}
      {external && <Icon name="arrow-up-right" />}
      {price && <span className={styles.price}>{price}</span>}
    </PageLink>
  );
}

/** All menus of a site behind one button, in one panel under the bar: for screens too narrow for a menu bar. */
export function MobileMenu({
  menus,
  actions = [],
  labels,
  panelId,
  className,
  ...rest
}: MobileMenuProps & Root<'div'>) {
  return (
    <div {...rest} className={clsx(styles.menu, className)} onBlur={leave}>
      <button type="button" className={styles.opener} popoverTarget={panelId} aria-label={labels.open}>
        <span className={styles.whenShut}>
          <Icon name="menu" />
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" />
        </span>
      </button>
      <div
        id={panelId}
        popover="auto"
        className={clsx(menuStyles.panel, styles.panel, holdsSmallPage)}
        onBeforeToggle={noteScrollbar}
      >
        <nav aria-label={labels.menu}>
          <CollapseGroup single>
            {menus.map(({ id, label, href, tag, items }) =>
              items ? (
                <Collapse key={id} label={label}>
                  <MenuGroups items={items} render={(item) => <ItemLink item={item} />} />
                </Collapse>
              ) : (
                <PageLink key={id} className={styles.direct} href={href}>
                  <span>
                    {label}
                    {tag && <MenuTag {...tag} />}
                  </span>
                  <Icon name="arrow-right" />
                </PageLink>
              ),
            )}
          </CollapseGroup>
          {actions.length > 0 && <ActionList actions={actions} />}
        </nav>
        <button type="button" className={styles.closer} popoverTarget={panelId} popoverTargetAction="hide">
          <Icon name="close" />
          {labels.close}
        </button>
      </div>
    </div>
  );
}

/** The actions below the menus. */
function ActionList({ actions }: { actions: NonNullable<MobileMenuProps['actions']> }) {
  return (
    <ul className={styles.actions}>
      {actions.map(({ label, name, href, icon }) => (
        <li key={href}>
          <PageLink className={styles.link} href={href} aria-label={name}>
            {icon && <Icon name={icon} />}
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
