'use client';

import { clsx } from 'clsx';
import { useRef } from 'react';
import type { Root } from '../../props.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './CopyCode.css.ts';

type CopyCodeProps = {
  /** Purpose of the code. */
  label: string;
  /** The code, as it is copied. */
  code: string;
  /** The label of the button. */
  action: string;
  /** Called once the code is on the clipboard. */
  onCopy?: (() => void) | undefined;
};

/** A code to be entered elsewhere, and a button that copies it. */
export function CopyCode({ label, code, action, onCopy, className, ...rest }: CopyCodeProps & Root<'div'>) {
  const shown = useRef<HTMLElement>(null);
  // Without permission or over plain HTTP, the code is selected instead, so that one shortcut copies it.
  const select = () => shown.current && getSelection()?.selectAllChildren(shown.current);
  const copy = () => ('clipboard' in navigator ? navigator.clipboard.writeText(code).then(onCopy, select) : select());
  return (
    <div {...rest} className={clsx(styles.copyCode, className)}>
      <p className={styles.words}>
        <span className={styles.label}>{label}</span>{' '}
        <code ref={shown} className={styles.code} translate="no">
          {code}
        </code>
      </p>
      <Button tone="outline" onClick={() => void copy()}>
        {action}
      </Button>
    </div>
  );
}
