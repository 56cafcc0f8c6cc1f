import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { card, links, price, stage, words } from './ProductCard.css.ts';
import { button } from './ProductCardSkeleton.css.ts';

/** The shape of a card whose product is on its way. Whatever holds it says that it is busy. */
export function ProductCardSkeleton({ className, ...rest }: Root<'div'>) {
  return (
    <div {...rest} className={clsx(card, className)} aria-hidden="true">
      <div className={stage} />
      <Skeleton lines={3} className={words} />
      <Skeleton lines={1} className={price} />
      <div className={links}>
        <span className={button} />
      </div>
    </div>
  );
}
