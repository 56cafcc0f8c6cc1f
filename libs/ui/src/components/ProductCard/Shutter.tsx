import { clsx } from 'clsx';
import { grounds } from '../../theme/grounds.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { label as name, lock, opens as date, shutter, words } from './Shutter.css.ts';

/** What keeps a product shut: plates closed across its picture, and when they part. */
export function Shutter({ label, opens }: { label: string; opens?: string | undefined }) {
  return (
    <div className={clsx(shutter, grounds.ink)}>
      <span className={lock}><Icon name="lock" /></span>
      <div className={words}>
        <p className={name}>{label}</p>
        {opens && <p className={date}>{opens}</p>}
      </div>
    </div>
  );
}
