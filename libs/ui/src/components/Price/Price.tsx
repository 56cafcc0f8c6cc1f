import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { type PaymentMark, PaymentMarks } from '../PaymentMarks/PaymentMarks.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  current as now,
  lowered,
  note as aside,
  payable,
  pending as hidden,
  price,
  saving as off,
  was as before,
} from './Price.css.ts';

/** A price as it is shown: every string comes formatted for its reader. */
export type PriceProps = {
  current: string;
  was?: string | undefined;
  /** Spoken before the prices, where the eye sees a line through one of them. */
  wasLabel?: string | undefined;
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
    <p {...rest} className={clsx(price, className)}>
      <span className={clsx(now, pending ? hidden : was && lowered)}>
        {currentLabel && <VisuallyHidden>{currentLabel} </VisuallyHidden>}
        <bdi aria-hidden={pending || undefined}>{current}</bdi>
      </span>
      {was && (
        <s className={before}>
          {wasLabel && <VisuallyHidden>{wasLabel} </VisuallyHidden>}
          <bdi>{was}</bdi>
        </s>
      )}
      {saving && <span className={off}>{saving}</span>}
      {tax && <span className={aside}>{tax}</span>}
      {lowest && <span className={aside}>{lowest}</span>}
      {installment && <span className={aside}>{installment}</span>}
      {note && <span className={aside}>{note}</span>}
      {payments.length > 0 && <PaymentMarks payments={payments} className={payable} />}
    </p>
  );
}
