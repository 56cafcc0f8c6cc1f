import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { type PaymentMark, PaymentMarks } from '../PaymentMarks/PaymentMarks.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';

/** A price with all its texts, formatted for the reader. */
export type PriceProps = {
  /** The price to pay, already formatted for the locale. */
  current: string;
  /** The price before a reduction, struck through. */
  was?: string | undefined;
  /** Announced before the prices; visually, the old price has a line through it. */
  wasLabel?: string | undefined;
  /** Names the current price for screen readers, such as "Now". */
  currentLabel?: string | undefined;
  /** True if the current price is a placeholder such as "$???"; `currentLabel` is announced instead. */
  pending?: boolean | undefined;
  /** The saved amount, such as "Save $350". */
  saving?: string | undefined;
  /** Note about taxes, such as "VAT included". */
  tax?: string | undefined;
  /** The lowest price of the previous days, if the law requires it beside a reduction. */
  lowest?: string | undefined;
  /** How it can be paid in parts. */
  installment?: string | undefined;
  /** An additional note, such as a future price. */
  note?: string | undefined;
  /** Marks of the means of payment. */
  payments?: readonly PaymentMark[] | undefined;
};

/** The price block that every component uses. */
export function Price({
  current,
  was,
  wasLabel,
  currentLabel,
  pending = false,
  saving,
  tax,
  lowest,
  installment,
  note,
  payments = [],
  className,
  ...rest
}: PriceProps & Root<'p'>) {
  return (
    <p {...rest} className={clsx(styles.price, className)}>
      <span className={clsx(styles.current, pending ? styles.pending : was && styles.lowered)}>
        {currentLabel && <VisuallyHidden>{currentLabel} </VisuallyHidden>}
        <bdi aria-hidden={pending || undefined}>{current}</bdi>
      </span>
      {was && (
        <s className={styles.was}>
          {wasLabel && <VisuallyHidden>{wasLabel} </VisuallyHidden>}
          <bdi>{was}</bdi>
        </s>
      )}
      {saving && <span className={styles.saving}>{saving}</span>}
      {tax && <span className={styles.note}>{tax}</span>}
      {lowest && <span className={styles.note}>{lowest}</span>}
      {installment && <span className={styles.note}>{installment}</span>}
      {note && <span className={styles.note}>{note}</span>}
      {payments.length > 0 && <PaymentMarks payments={payments} className={styles.payable} />}
    </p>
  );
}
