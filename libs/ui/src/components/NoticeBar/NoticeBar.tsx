'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import type { LinkAction } from '../Actions/Actions.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './NoticeBar.css.ts';

type NoticeBarProps = {
  /** The offer, in one sentence. */
  children: ReactNode;
  /** The link to the offer. */
  action: LinkAction;
  /** The accessible name of the button that closes the bar. */
  dismissLabel: string;
  /** Language of the offer, if it differs from the page's. */
  lang?: string | undefined;
  /** Language of `dismissLabel`, if it differs from the offer's. */
  dismissLang?: string | undefined;
  /** Called when the visitor closes the bar: stop rendering it. */
  onDismiss: () => void;
};

/**
 * A dismissible offer at the end of the window. Focused elements scroll clear of it, and the page is longer by its
 * height.
 */
export function NoticeBar({
  children,
  action,
  dismissLabel,
  dismissLang,
  onDismiss,
  ref,
  lang,
  className,
  ...rest
}: NoticeBarProps & Root<'aside'>) {
  const own = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLElement, []);
  useEffect(() => {
    const element = own.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(styles.coveredVar, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(styles.coveredVar);
    };
  }, []);
  return (
    <aside
      {...rest}
      ref={own}
      lang={lang}
      className={clsx(styles.bar, grounds.fog, className)}
      aria-label={action.ariaLabel ?? action.label}
    >
      <div className={styles.inner}>
        <p className={styles.text}>{children}</p>
        <ButtonLink href={action.href} hrefLang={lang} tone={action.tone ?? 'outline'} className={styles.go}>
          {action.label}
        </ButtonLink>
        <button
          type="button"
          className={styles.dismiss}
          aria-label={dismissLabel}
          lang={dismissLang}
          onClick={onDismiss}
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
