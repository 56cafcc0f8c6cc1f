'use client';

import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Button.css.ts';

/** How loudly a button asks. One `action` in a view; the others step back. */
export type ButtonTone = 'action' | 'outline' | 'quiet';

type Look = {
  /** `action` for the main action of a view, `outline` for others, `quiet` for what few need. */
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
    /** At work: says so, and takes no second press. */
    busy?: boolean | undefined;
  };

/** Does something on this page. To go somewhere else, use `ButtonLink`. */
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
    /** Where the link leads. */
    href: string;
    ref?: Ref<HTMLAnchorElement> | undefined;
    /** Leaves the site: shown by an arrow. */
    external?: boolean | undefined;
  };

/** Goes somewhere else, and looks like a button. */
export function ButtonLink({ tone, size, external = false, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={look({ tone, size }, className)}>
      {children}
      {external && <Icon name="arrow-up-right" />}
    </a>
  );
}
