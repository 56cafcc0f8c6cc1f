'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { type Ground, grounds } from '../../theme/grounds.css.ts';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import * as styles from './Tabs.css.ts';
import { useTabs } from './use-tabs.ts';

type Tab = {
  /** Also the anchor of its panel: a URL with this hash opens the tab. */
  id: string;
  label: string;
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined;
  content: ReactNode;
};

type TabsProps = {
  /** The accessible name of the list of tabs. */
  label: string;
  /** The tabs, in their order. */
  tabs: readonly Tab[];
  /** Id of the tab that is open at first; the first tab by default. */
  defaultTab?: string | undefined;
  /** Called with the id of the tab that was opened. */
  onChange?: ((id: string) => void) | undefined;
  /** The ground behind it, if it differs from that of its surroundings. */
  tone?: Ground | undefined;
};

/**
 * Views of equal rank, one of them visible. All are in the document, so the browser's search and links also find
 * content in the others, and without scripts they are shown one below the other. It follows ARIA's tabs pattern: the
 * tab list is one stop of the Tab key, and the arrow keys, Home and End move along it and open the focused tab.
 */
export function Tabs({ label, tabs, defaultTab, onChange, tone, ref, className, ...rest }: TabsProps & Root<'div'>) {
  const { root, current, moved, live, select, onKeyDown } = useTabs(tabs, defaultTab, onChange, ref);
  return (
    <div
      {...rest}
      ref={root}
      className={clsx(styles.tabs, tone && [grounds[tone], styles.panelled], className)}
      data-live={live || undefined}
      data-moved={moved || undefined}
    >
      <div className={styles.strip}>
        <div className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map(({ id, label: name, badge }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${id}-tab`}
              className={styles.tab}
              aria-controls={id}
              aria-selected={id === current}
              tabIndex={id === current ? 0 : -1}
              onClick={() => select(id)}
              onFocus={() => select(id)}
            >
              {name}
              {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
            </button>
          ))}
        </div>
      </div>
      {tabs.map(({ id, label: name, content }) => {
        const open = id === current;
        return (
          // The browser's search only reveals panels that keep their box, so `aria-hidden` excludes the closed ones.
          <div
            key={id}
            id={id}
            className={styles.panel}
            role="tabpanel"
            aria-labelledby={`${id}-tab`}
            tabIndex={open ? 0 : undefined}
            hidden={!open}
            aria-hidden={(live && !open) || undefined}
            data-label={name}
          >
            {content}
          </div>
        );
      })}
    </div>
  );
}
