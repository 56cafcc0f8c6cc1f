import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import * as styles from './TierList.css.ts';

type Tier = {
  /** Minimum order value as a text: "Over $399". */
  threshold: string;
  /** The gift for an order of this tier. */
  title: string;
  note?: string | undefined;
  picture?: PictureData | undefined;
  /** Shown in place of the picture, for a service that can't be photographed. */
  icon?: IconName | undefined;
};

type TierListProps = {
  /** Accessible name of the list. */
  label?: string | undefined;
  /** From the lowest to the highest. */
  tiers: readonly Tier[];
};

/** Gifts by order value, in tiers. */
export function TierList({ label, tiers, className, ...rest }: TierListProps & Root<'ol'>) {
  return (
    <ol {...rest} className={clsx(styles.tiers, className)} aria-label={label}>
      {tiers.map(({ threshold, title, note, picture, icon }, index) => (
        <li key={threshold} className={styles.tier}>
          <span className={styles.level} aria-hidden="true">
            {tiers.map((other, step) => (
              <span key={other.threshold} className={clsx(styles.segment, step <= index && styles.lit)} />
            ))}
          </span>
          <div className={styles.words}>
            <p className={styles.threshold}>{threshold}</p>
            <p className={styles.title}>{title}</p>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {picture ? (
            <Picture picture={picture} sizes="(min-width: 48em) 33vw, 34vw" imageClass={styles.image} />
          ) : (
            icon && (
              <span className={styles.emblem}>
                <Icon name={icon} />
              </span>
            )
          )}
        </li>
      ))}
    </ol>
  );
}
