import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { ButtonLink, type ButtonTone } from '../Button/Button.tsx';
import * as styles from './Actions.css.ts';

/** A link in the look of a button. `ariaLabel` distinguishes links with the same label ("Learn more"). */
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
  /** Tone of the first link, unless it has its own; `action` by default. */
  first?: ButtonTone | undefined;
  /** Tone of the other links, unless they have their own; `outline` by default. */
  others?: ButtonTone | undefined;
};

/** A row of links under a title: the first is the main action, the others are less prominent. */
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
