import { Icon } from '../Icon/Icon.tsx';
import { PageLink } from '../Menu/CurrentPage.tsx';
import { MenuGroups } from '../Menu/MenuGroups.tsx';
import { MenuTag } from '../Menu/MenuTag.tsx';
import type { HeaderMenu, HeaderMenuItem } from '../Menu/menus.ts';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './MenuPanel.css.ts';

function ProductCard({ item: { label, href, picture, price, tag } }: { item: HeaderMenuItem }) {
  return (
    <PageLink className={styles.card} href={href}>
      {picture && <Picture picture={{ ...picture, alt: '' }} sizes="3.5rem" imageClass={styles.cardImage} />}
      <span className={styles.cardWords}>
        <span className={styles.name}>
          {label}
          {tag && <MenuTag {...tag} />}
        </span>
        {price && <span className={styles.price}>{price}</span>}
      </span>
    </PageLink>
  );
}

function TextLink({ item: { label, href, describe, tag, external } }: { item: HeaderMenuItem }) {
  return (
    <PageLink className={styles.textLink} href={href}>
      <span className={styles.name}>
        {label}
        {tag && <MenuTag {...tag} />}
        {external && <Icon name="arrow-up-right" />}
      </span>
      {describe && <span className={styles.price}>{describe}</span>}
    </PageLink>
  );
}

/**
 * The content of an open menu. Items with pictures are product cards in one column per group, with the other links
 * below. Without any pictures, it is a list of links.
 */
export function MenuPanel({ menu, items }: { menu: HeaderMenu; items: readonly HeaderMenuItem[] }) {
  const pictured = items.filter((item) => item.picture);
  const others = items.filter((item) => !item.picture);
  const isPictured = pictured.length > 0;
  const below = [...(isPictured ? others : []), ...(menu.href ? [{ label: menu.label, href: menu.href }] : [])];
  return (
    <div className={styles.panelInner}>
      {isPictured ? (
        <div className={styles.groups}>
          <MenuGroups items={pictured} render={(item) => <ProductCard item={item} />} />
        </div>
      ) : (
        <ul className={styles.links}>
          {others.map((item) => (
            <li key={item.href}>
              <TextLink item={item} />
            </li>
          ))}
        </ul>
      )}
      {below.map(({ label, href }) => (
        <PageLink key={href} className={styles.all} href={href}>
          {label}
          <Icon name="arrow-right" />
        </PageLink>
      ))}
    </div>
  );
}
