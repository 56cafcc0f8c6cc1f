import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as productCardStyles from './ProductCard.css.ts';
import * as styles from './ProductCardSkeleton.css.ts';

/** The shape of a card whose product is loading. Set `aria-busy` on its container. */
export function ProductCardSkeleton({ className, ...rest }: Root<'div'>) {
  return (
    <div {...rest} className={clsx(productCardStyles.card, className)} aria-hidden="true">
      <div className={productCardStyles.stage} />
      <Skeleton lines={3} className={productCardStyles.words} />
      <Skeleton lines={1} className={productCardStyles.price} />
      <div className={productCardStyles.links}>
        <span className={styles.button} />
      </div>
    </div>
  );
}
