import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import sprite from '../Icon/icons.svg?no-inline';
import { mark, marks } from './PaymentMarks.css.ts';

/** How wide each mark is drawn; all are 24 high. */
const widths = { paypal: 51, klarna: 48 } as const;

/** A way to pay that has a mark; `label` is its name as it is spoken. */
export type PaymentMark = { method: keyof typeof widths; label: string };

type PaymentMarksProps = { payments: readonly PaymentMark[] };

/** The ways to pay, lettered in our own hand so that none shouts. */
export function PaymentMarks({ payments, className, ...rest }: PaymentMarksProps & Root<'span'>) {
  return (
    <span {...rest} className={clsx(marks, className)}>
      {payments.map(({ method, label }) => (
        <svg
          key={method}
          className={mark}
          viewBox={`0 0 ${widths[method]} 24`}
          role="img"
          aria-label={label}
          focusable="false"
        >
          <use href={`${sprite}#${method}`} />
        </svg>
      ))}
    </span>
  );
}
