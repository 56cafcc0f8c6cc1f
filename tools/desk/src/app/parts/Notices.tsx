import { clsx } from 'clsx';
import { useEffect, useSyncExternalStore } from 'react';
import * as styles from '../App.css.ts';
import { undo } from '../state/server.ts';

/** A message about the desk's last action, with an undo button. */
interface Notice {
  readonly text: string;
  readonly undoable: boolean;
}

let current: Notice | undefined;
const listeners = new Set<() => void>();

/** Shows a message about the last action. */
export function tell(notice: Notice | undefined): void {
  current = notice;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Undoes the last change, and shows the result. */
export async function undoLast(): Promise<void> {
  const outcome = await undo();
  tell({ text: outcome.ok ? `Undone: ${outcome.value.title}` : outcome.problem, undoable: false });
}

/** The one notice of the desk, at the corner of the window. */
export function Notices() {
  const notice = useSyncExternalStore(subscribe, () => current);
  useEffect(() => {
    if (!notice || notice.undoable) return;
    const timer = setTimeout(() => tell(undefined), 12_000);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div role="status">
      {notice && (
        <div className={clsx(styles.notice, styles.onInk)}>
          <span>{notice.text}</span>
          {notice.undoable && (
            <button type="button" className={styles.small} onClick={() => void undoLast()}>
              Undo
            </button>
          )}
          <button type="button" className={styles.small} aria-label="Close this notice" onClick={() => tell(undefined)}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
