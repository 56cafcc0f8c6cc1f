import { Icon } from '../Icon/Icon.tsx';
import { MenuTag } from '../Menu/MenuTag.tsx';
import type { HeaderMenu, HeaderMenuItem } from '../Menu/menus.ts';
import { Picture } from '../Picture/Picture.tsx';
import {
  all,
  card,
  cardImage,
  cards,
  describe as line,
  links,
  name,
  panelInner,
  price as amount,
  textLink,
} from './MenuPanel.css.ts';

function ProductCard({ item: { label, href, picture, price, tag } }: { item: HeaderMenuItem }) {
  return (
    <a className={card} href={href}>
      {picture && <Picture picture={picture} sizes="16rem" imageClass={cardImage} />}
      <span className={name}>
        {label}
        {tag && <MenuTag {...tag} />}
      </span>
      {price && <span className={amount}>{price}</span>}
    </a>
  );
}

function TextLink({ item: { label, href, describe, tag, external } }: { item: HeaderMenuItem }) {
  return (
    <a className={textLink} href={href}>
      <span className={name}>
        {label}
        {tag && <MenuTag {...tag} />}
        {external && <Icon name="arrow-up-right" />}
      </span>
      {describe && <span className={line}>{describe}</span>}
    </a>
  );
}

/** What a menu opens: product cards where there are pictures, a list of links otherwise. */
export function MenuPanel({ menu, items }: { menu: HeaderMenu; items: readonly HeaderMenuItem[] }) {
  const pictured = items.some((item) => item.picture);
  return (
    <div className={panelInner}>
      <ul className={pictured ? cards : links}>
        {items.map((item) => (
          <li key={item.href}>{item.picture ? <ProductCard item={item} /> : <TextLink item={item} />}</li>
        ))}
      </ul>
      {menu.href && (
        <a className={all} href={menu.href}>
          {menu.label}
          <Icon name="arrow-right" />
        </a>
      )}
    </div>
  );
}
