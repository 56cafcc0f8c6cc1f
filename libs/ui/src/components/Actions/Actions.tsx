import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { ButtonLink, type ButtonTone } from '../Button/Button.tsx';
import * as styles from './Actions.css.ts';

/** A link that stands as a button. `ariaLabel` tells apart links that look alike ("Learn more"). */
export type LinkAction = {
  label: string;
  href: string;
  tone?: ButtonTone | undefined;
  ariaLabel?: string | undefined;
  external?: boolean | undefined;
};

type ActionsProps = {
  /** The links, the most important first. */
  actions: readonly LinkAction[];
  /** `large` for heroes and banners. */
  size?: 'medium' | 'large' | undefined;
  /** The tones of those links that name none. */
  first?: ButtonTone | undefined;
  /** The tone of every link but the first. */
  others?: ButtonTone | undefined;
};

/** The row of links under a title; the first asks, the rest step back. */
export function Actions({
  actions,
  size,
  first = 'action',
  others = 'outline',
  className,
  ...rest
}: ActionsProps & Root<'div'>) {
  if (actions.length === 0) return null;
  return (
    <div {...rest} className={clsx(styles.actions, className)}>
      {actions.map(({ label, href, tone, ariaLabel, external }, index) => (
        <ButtonLink
          key={href + label}
          href={href}
          tone={tone ?? (index === 0 ? first : others)}
          size={size}
          external={external}
          aria-label={ariaLabel}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
