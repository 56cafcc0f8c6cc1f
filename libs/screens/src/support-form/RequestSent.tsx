import { Button, Icon, Stack, Text } from '@kinemorph/ui';
import { useEffect, useRef } from 'react';
import type { FormLabels } from './model.server.ts';
import * as styles from './SupportForm.css.ts';

interface RequestSentProps {
  readonly number: string;
  readonly labels: FormLabels;
  readonly onAgain: () => void;
}

/** Confirms a request: shows its number, which takes the focus, and the next steps. */
export function RequestSent({ number, labels, onAgain }: RequestSentProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack align="start" className={styles.sent}>
      <h3 className={styles.done}>
        <Icon name="check" />
        {labels.done}
      </h3>
      <p ref={message} tabIndex={-1} className={styles.number}>
        <Text as="span" size="label" tone="soft">
          {labels.number}
        </Text>
        <strong translate="no">{number}</strong>
      </p>
      <Text size="small" tone="soft">
        {labels.numberNote}
      </Text>
      <p>{labels.next}</p>
      <div>
        <Button tone="outline" onClick={onAgain}>
          {labels.again}
        </Button>
      </div>
    </Stack>
  );
}
