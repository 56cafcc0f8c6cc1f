import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { benefit, benefits, label as name, mark, text as line, words } from './Benefits.css.ts';

type BenefitsProps = {
  /** What the promises are about, spoken before the list. */
  label?: string | undefined;
  items: readonly { icon: IconName; label: string; text?: string | undefined }[];
};

/** What every order comes with: a row of short promises. */
export function Benefits({ label, items, className, ...rest }: BenefitsProps & Root<'ul'>) {
  return (
    <ul {...rest} className={clsx(benefits, className)} aria-label={label}>
      {items.map((item) => (
        <li key={item.label} className={benefit}>
          <span className={mark}>
            <Icon name={item.icon} />
          </span>
          <div className={words}>
            <p className={name}>{item.label}</p>
            {item.text && <p className={line}>{item.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
