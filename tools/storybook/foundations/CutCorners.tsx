import { measuresOf } from '../tokens.ts';
import * as styles from './foundations.css.ts';

/** Each size of a cut corner on a plate. */
export function CutCorners() {
  return (
    <div className={styles.trio}>
      {measuresOf('cut').map(({ name, purpose }) => (
        <div key={name} className={styles.cuts[name as keyof typeof styles.cuts]}>
          {name}
          <br />
          {purpose}
        </div>
      ))}
    </div>
  );
}
