'use client';

import { clsx } from 'clsx';
import { type ReactNode, type ToggleEvent, createContext, use, useId, useImperativeHandle, useRef } from 'react';
import { useLocationHash } from '../../hooks/location-hash.ts';
import { noteScrollbar } from '../../hooks/scrollbar.ts';
import type { Root } from '../../props.ts';
import { holdsPage as holds } from '../../theme/held.css.ts';
import * as styles from './Collapse.css.ts';

const GroupName = createContext<string | undefined>(undefined);

type CollapseProps = {
  /** What is always visible; a press on it opens and closes the rest. */
  label: ReactNode;
  /** What is folded away. */
  children: ReactNode;
  /** Whether it is open at first. */
  defaultOpen?: boolean | undefined;
  /** Holds the page's scroll while open; what it opens scrolls by itself. For what takes over the screen, such as a menu. */
  holdsPage?: boolean | undefined;
  /** Makes the label a heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Called after it opened or closed. */
  onToggle?: ((open: boolean) => void) | undefined;
};

/** Keeps all of an open block in sight while it grows. At the end of a page there is no room for it before, and a page that is held can't be scrolled by hand. */
function keepInSight(block: HTMLDetailsElement): void {
  const observer = new ResizeObserver(() => {
    if (block.open) block.scrollIntoView({ block: 'start' });
    else observer.disconnect();
  });
  observer.observe(block);
}

/** A block that opens along the seam under its label, natively: by keyboard, by the browser's search, by a link into it, and before scripts run. */
export function Collapse({
  label,
  children,
  defaultOpen = false,
  holdsPage = false,
  headingLevel,
  onToggle,
  id,
  ref,
  className,
  ...rest
}: CollapseProps & Root<'details'>) {
  const group = use(GroupName);
  const own = useRef<HTMLDetailsElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLDetailsElement, []);
  useLocationHash((name) => {
    if (name === id && own.current) own.current.open = true;
  });

  function onNativeToggle({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>) {
    if (holdsPage && newState === 'open') keepInSight(currentTarget);
    onToggle?.(newState === 'open');
  }

  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    // It may have been opened before hydration, and then stays so.
    <details
      {...rest}
      ref={own}
      id={id}
      name={group}
      open={defaultOpen}
      className={clsx(styles.collapse, holdsPage && [holds, styles.holding], className)}
      onToggle={onNativeToggle}
      suppressHydrationWarning
    >
      <summary className={styles.summary} onClick={holdsPage ? noteScrollbar : undefined}>
        <Heading>{label}</Heading>
        <span className={styles.mark} />
      </summary>
      <div className={styles.content}>
        <div className={styles.inner}>{children}</div>
      </div>
    </details>
  );
}

type CollapseGroupProps = {
  /** Opening one closes the others. */
  single?: boolean | undefined;
  /** The `Collapse` elements. */
  children: ReactNode;
};

/** Collapses in a column, which share their seams. */
export function CollapseGroup({ single = false, children, className, ...rest }: CollapseGroupProps & Root<'div'>) {
  const name = useId();
  return (
    <div {...rest} className={className}>
      <GroupName value={single ? name : undefined}>{children}</GroupName>
    </div>
  );
}
