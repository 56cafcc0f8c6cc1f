import { Button } from '@kinemorph/ui';
import * as styles from '../App.css.ts';

/** Something that went wrong, in words, with a second try where one may help. */
export function Problem({ children, retry }: { readonly children: string; readonly retry?: () => void }) {
  return (
    <div className={styles.problem} role="alert">
      <p>{children}</p>
      {retry && (
        <Button tone="quiet" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}
