import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Failure.css.ts';

type FailureProps = {
  /** The sentence that says what went wrong and what to do now. */
  children: ReactNode;
  /** Makes screen readers read it as soon as it appears. The default is `false`. */
  announced?: boolean | undefined;
};

/** A line that says what went wrong. */
export function Failure({ children, announced = false, className, ...rest }: FailureProps & Root<'p'>) {
  return (
    <p {...rest} className={clsx(styles.failure, className)} role={announced ? 'alert' : undefined}>
      <Icon name="alert" />
      {children}
    </p>
  );
}
