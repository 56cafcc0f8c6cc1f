import { Button, Icon } from '@kinemorph/ui';
import { useEffect, useRef } from 'react';
import type { FormLabels } from './model.server.ts';
import * as styles from './SupportForm.css.ts';

interface RequestSentProps {
  readonly number: string;
  readonly labels: FormLabels;
  readonly onAgain: () => void;
}

/** A request has been taken: its number, which takes the focus, and what happens next. */
export function RequestSent({ number, labels, onAgain }: RequestSentProps) {
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h3 className={styles.done}>
        <Icon name="check" />
        {labels.done}
      </h3>
      <p ref={told} tabIndex={-1} className={styles.number}>
        <span className={styles.numberLabel}>{labels.number}</span>
        <strong translate="no">{number}</strong>
      </p>
      <p className={styles.soft}>{labels.numberNote}</p>
      <p>{labels.next}</p>
      <div>
        <Button tone="outline" onClick={onAgain}>
          {labels.again}
        </Button>
      </div>
    </div>
  );
}
