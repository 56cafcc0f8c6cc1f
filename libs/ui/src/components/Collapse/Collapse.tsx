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
  /** The part that is always visible; pressing it opens and closes the rest. */
  label: ReactNode;
  /** The part that is hidden while closed. */
  children: ReactNode;
  /** True to render it open at first; false by default. */
  defaultOpen?: boolean | undefined;
  /**
   * Prevents the page from scrolling while open; the content then scrolls on its own. For blocks that cover the screen,
   * such as menus.
   */
  holdsPage?: boolean | undefined;
  /** Level of the heading that contains the label; none by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Called after it opened or closed. */
  onToggle?: ((open: boolean) => void) | undefined;
};

/**
 * Keeps the whole open block in view while it grows. At the end of a page there is no space to scroll to before it has
 * grown, and a visitor can't scroll a page that is held.
 */
function keepInSight(block: HTMLDetailsElement): void {
  const observer = new ResizeObserver(() => {
    if (block.open) block.scrollIntoView({ block: 'start' });
    else observer.disconnect();
  });
  observer.observe(block);
}

/**
 * A native disclosure that opens along the seam under its label: by keyboard, by the browser's search, by a link to its
 * content, and before scripts run.
 */
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
    // A visitor may have opened it before hydration; it then remains open.
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
  /** True if opening one closes the others. */
  single?: boolean | undefined;
  /** The `Collapse` elements. */
  children: ReactNode;
};

/** A column of collapses that share their seams. */
export function CollapseGroup({ single = false, children, className, ...rest }: CollapseGroupProps & Root<'div'>) {
  const name = useId();
  return (
    <div {...rest} className={className}>
      <GroupName value={single ? name : undefined}>{children}</GroupName>
    </div>
  );
}
