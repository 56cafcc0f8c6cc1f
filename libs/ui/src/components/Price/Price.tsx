import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { type PaymentMark, PaymentMarks } from '../PaymentMarks/PaymentMarks.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';

/** A price as it is shown: every string comes formatted for its reader. */
export type PriceProps = {
  /** The price to pay, already formatted for the locale. */
  current: string;
  /** The price before a reduction, struck through. */
  was?: string | undefined;
  /** Spoken before the prices, where the eye sees a line through one of them. */
  wasLabel?: string | undefined;
  /** Names the current price for screen readers, such as "Now". */
  currentLabel?: string | undefined;
  /** The current price is a placeholder such as "$???": `currentLabel` is spoken in its place. */
  pending?: boolean | undefined;
  /** What is saved, such as "Save $350". */
  saving?: string | undefined;
  /** Whether the tax is in it, such as "VAT included". */
  tax?: string | undefined;
  /** The lowest price of the days before, where the law wants it beside a reduction. */
  lowest?: string | undefined;
  /** How it can be paid in parts. */
  installment?: string | undefined;
  /** Something more, such as a price to come. */
  note?: string | undefined;
  /** Marks of the means of payment. */
  payments?: readonly PaymentMark[] | undefined;
};

/** The one price block, the same wherever a price stands. */
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
