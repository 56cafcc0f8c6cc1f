import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PaymentMarks.css.ts';

/** A payment method with a logo; `label` is its readable name. */
export type PaymentMark = { method: 'paypal' | 'klarna'; label: string };

type PaymentMarksProps = {
  /** The marks, in their order. */
  payments: readonly PaymentMark[];
};

/** The payment methods: each provider's logo and name, in the colour of the surrounding text. */
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
