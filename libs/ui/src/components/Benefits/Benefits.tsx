import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './Benefits.css.ts';

type BenefitsProps = {
  /** Accessible name of the list. */
  label?: string | undefined;
  /** The benefits, each with an icon, a label and an optional line of text. */
  items: readonly { icon: IconName; label: string; text?: string | undefined }[];
};

/** A row of short promises that apply to every order. */
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
