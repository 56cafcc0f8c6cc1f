import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import type { LinkAction } from '../Actions/Actions.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { bar, dismiss, inner, text } from './NoticeBar.css.ts';

type NoticeBarProps = {
  children: ReactNode;
  action: LinkAction;
  dismissLabel: string;
  onDismiss: () => void;
};

/** An offer that may be declined, at the foot of the window. */
export function NoticeBar({ children, action, dismissLabel, onDismiss, className, ...rest }: NoticeBarProps & Root<'aside'>) {
  return (
    <aside {...rest} className={clsx(bar, grounds.fog, className)} aria-label={action.ariaLabel ?? action.label}>
      <div className={inner}>
        <p className={text}>{children}</p>
        <ButtonLink href={action.href} tone={action.tone ?? 'outline'}>{action.label}</ButtonLink>
        <button type="button" className={dismiss} aria-label={dismissLabel} onClick={onDismiss}><Icon name="close" /></button>
      </div>
    </aside>
  );
}
