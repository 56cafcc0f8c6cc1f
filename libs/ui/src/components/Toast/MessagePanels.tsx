'use client';

import { Close, Description, Root as Item, Title } from '@radix-ui/react-toast';
import { Icon } from '../Icon/Icon.tsx';
import { drop, type Message, type MessageTone } from './messages.ts';
import * as styles from './Toast.css.ts';
import { useLifetime } from './use-lifetime.ts';

type PanelProps<Kind extends Message['kind']> = {
  message: Extract<Message, { kind: Kind }>;
  /** In milliseconds. */
  lasts: number;
  held: boolean;
};

const icons = { neutral: 'info', success: 'check', danger: 'alert' } as const;

function Mark({ tone }: { tone: MessageTone }) {
  return (
    <span className={styles.marks[tone]}>
      <Icon name={icons[tone]} />
    </span>
  );
}

/**
 * Returns how a message is announced. Errors and toasts, which answer a press, interrupt the screen reader; other
 * notifications wait until it has finished.
 */
function urgency({ kind, tone }: Message) {
  return kind === 'toast' || tone === 'danger' ? 'foreground' : 'background';
}

/** A toast: a single line. */
export function ToastPanel({ message, lasts, held }: PanelProps<'toast'>) {
  const { open, close } = useLifetime(lasts, held, () => drop(message.key));
  return (
    <Item open={open} onOpenChange={close} type={urgency(message)} className={styles.toast}>
      <Mark tone={message.tone} />
      <Description className={styles.text}>{message.text}</Description>
    </Item>
  );
}

/** A title and its text, with a button that closes it. */
export function NotificationPanel({
  message,
  lasts,
  held,
  closeLabel,
}: PanelProps<'notification'> & { closeLabel: string }) {
  const { open, close } = useLifetime(lasts, held, () => drop(message.key));
  return (
    <Item open={open} onOpenChange={close} type={urgency(message)} className={styles.notification}>
      <Mark tone={message.tone} />
      <div className={styles.words}>
        <Title className={styles.title}>{message.title}</Title>
        {message.text && <Description className={styles.text}>{message.text}</Description>}
      </div>
      <Close className={styles.close} aria-label={closeLabel}>
        <Icon name="close" />
      </Close>
    </Item>
  );
}
