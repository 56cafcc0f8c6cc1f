import { Button } from '@kinemorph/ui';
import * as styles from '../App.css.ts';

/** An error message, with a retry button if that may help. */
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
