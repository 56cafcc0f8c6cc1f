'use client';

import { type ReactNode, useId } from 'react';
import * as styles from './MenuGroups.css.ts';
import type { HeaderMenuItem } from './menus.ts';

type MenuGroupsProps = { items: readonly HeaderMenuItem[]; render: (item: HeaderMenuItem) => ReactNode };

/** The entries of a menu: one list per group with its title, or a single list without groups. */
export function MenuGroups({ items, render }: MenuGroupsProps) {
  const id = useId();
  return [...new Set(items.map(({ group }) => group))].map((title) => (
    <div key={title ?? ''}>
      {title && (
        <p id={id + title} className={styles.groupTitle}>
          {title}
        </p>
      )}
      <ul aria-labelledby={title && id + title}>
        {items
          .filter(({ group }) => group === title)
          .map((item) => (
            <li key={item.href}>{render(item)}</li>
          ))}
      </ul>
    </div>
  ));
}
