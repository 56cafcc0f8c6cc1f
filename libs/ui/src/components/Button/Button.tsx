'use client';

import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Button.css.ts';

/** How prominent a button is. Use one `action` per view and less prominent tones for the others. */
export type ButtonTone = 'action' | 'outline' | 'quiet';

type Look = {
  /** `action` for the main action of a view, `outline` for others, `quiet` for rarely used ones. */
  tone?: ButtonTone | undefined;
  /** `large` for heroes and banners. */
  size?: 'medium' | 'large' | undefined;
};

function look({ tone = 'action', size = 'medium' }: Look, more?: string) {
  return clsx(styles.base, styles.tones[tone], styles.sizes[size], more);
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    ref?: Ref<HTMLButtonElement> | undefined;
    /** True while an action is pending: shows and announces it, and ignores further presses. */
    busy?: boolean | undefined;
  };

/** A button for an action on this page. For links, use `ButtonLink`. */
export function Button({
  tone,
  size,
  busy = false,
  className,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ tone, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={styles.busyMark} />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look &
  AnchorHTMLAttributes<HTMLAnchorElement> & {
    /** Address of the link. */
    href: string;
    ref?: Ref<HTMLAnchorElement> | undefined;
    /** Leaves the site: shown by an arrow. */
    external?: boolean | undefined;
  };

/** A link to another page in the look of a button. */
export function ButtonLink({ tone, size, external = false, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={look({ tone, size }, className)}>
      {children}
      {external && <Icon name="arrow-up-right" />}
    </a>
  );
}
