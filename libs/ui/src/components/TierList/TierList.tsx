import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import {
  emblem,
  image,
  level,
  lit,
  note as aside,
  segment,
  threshold as from,
  tier as panel,
  tiers as list,
  title as name,
  words,
} from './TierList.css.ts';

type Tier = {
  /** From which sum, as it is read: "Over $399". */
  threshold: string;
  /** What comes with such an order. */
  title: string;
  note?: string | undefined;
  picture?: PictureData | undefined;
  /** For a service, of which nothing is to be seen: it stands in the picture's place. */
  icon?: IconName | undefined;
};

type TierListProps = {
  /** Spoken before the list. */
  label?: string | undefined;
  /** From the lowest to the highest. */
  tiers: readonly Tier[];
};

/** Presents that grow with the order, step by step. */
export function TierList({ label, tiers, className, ...rest }: TierListProps & Root<'ol'>) {
  return (
    <ol {...rest} className={clsx(list, className)} aria-label={label}>
      {tiers.map(({ threshold, title, note, picture, icon }, index) => (
        <li key={threshold} className={panel}>
          <span className={level} aria-hidden="true">
            {tiers.map((other, step) => (
              <span key={other.threshold} className={clsx(segment, step <= index && lit)} />
            ))}
          </span>
          <div className={words}>
            <p className={from}>{threshold}</p>
            <p className={name}>{title}</p>
            {note && <p className={aside}>{note}</p>}
          </div>
          {picture ? (
            <Picture picture={picture} sizes="(min-width: 768px) 33vw, 34vw" imageClass={image} />
          ) : (
            icon && (
              <span className={emblem}>
                <Icon name={icon} />
              </span>
            )
          )}
        </li>
      ))}
    </ol>
  );
}
