import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PaymentMarks.css.ts';

/** A way to pay that has a sign; `label` is its name as it is read. */
export type PaymentMark = { method: 'paypal' | 'klarna'; label: string };

type PaymentMarksProps = {
  /** The marks, in their order. */
  payments: readonly PaymentMark[];
};

/** The ways to pay: each provider's own sign and its name, in the colour of the words around them. */
export function PaymentMarks({ payments, className, ...rest }: PaymentMarksProps & Root<'span'>) {
  return (
    <span {...rest} className={clsx(styles.marks, className)}>
      {payments.map(({ method, label }) => (
        <span key={method} className={styles.mark}>
          <Icon name={method} />
          {label}
        </span>
      ))}
    </span>
  );
}
