import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './Benefits.css.ts';

type BenefitsProps = {
  /** What the promises are about, spoken before the list. */
  label?: string | undefined;
  /** What the customer gets: an icon, a label and, if needed, a line. */
  items: readonly { icon: IconName; label: string; text?: string | undefined }[];
};

/** What every order comes with: a row of short promises. */
export function Benefits({ label, items, className, ...rest }: BenefitsProps & Root<'ul'>) {
  return (
    <ul {...rest} className={clsx(styles.benefits, className)} aria-label={label}>
      {items.map((item) => (
        <li key={item.label} className={styles.benefit}>
          <span className={styles.mark}>
            <Icon name={item.icon} />
          </span>
          <div className={styles.words}>
            <p className={styles.label}>{item.label}</p>
            {item.text && <p className={styles.text}>{item.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
