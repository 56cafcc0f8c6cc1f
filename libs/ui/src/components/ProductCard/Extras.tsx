import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import * as styles from './ProductCard.css.ts';

/** Details of a product beside its price. */
export type ExtrasProps = {
  /** Availability, in a few words. */
  stock?: string | undefined;
  /** Presents, each with a small picture. */
  gifts?: { title: string; items: readonly { label: string; picture: PictureData }[] } | undefined;
  /** A warranty beyond the usual. */
  protection?: string | undefined;
};

/** The row of a card for availability and gifts; empty if there is no text. */
export function Extras({ stock, gifts, protection }: ExtrasProps) {
  return (
    <div className={styles.extras}>
      {stock && <p className={styles.stock}>{stock}</p>}
      {gifts && gifts.items.length > 0 && (
        <div>
          <p className={styles.giftsTitle}>{gifts.title}</p>
          <ul className={styles.gifts}>
            {gifts.items.map(({ label, picture }) => (
              <li key={label} className={styles.gift}>
                <Picture picture={picture} sizes="3rem" imageClass={styles.giftPicture} />
                {label}
              </li>
            ))}
          </ul>
        </div>
      )}
      {protection && (
        <p className={styles.protection}>
          <span className={styles.protectionIcon}>
            <Icon name="shield" />
          </span>
          {protection}
        </p>
      )}
    </div>
  );
}
