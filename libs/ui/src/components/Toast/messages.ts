/** The kinds of messages, each with its colours. */
export type MessageTone = 'neutral' | 'success' | 'danger';

/** A line about a completed action: three seconds at the top centre. */
export type Toast = { text: string; tone?: MessageTone | undefined };

/** News without an action by the visitor: 4.5 seconds in the corner, with a title and a close button. */
export type Notification = { title: string; text?: string | undefined; tone?: MessageTone | undefined };

/** A message on the screen or waiting for it. */
export type Message = { key: number; tone: MessageTone } & (
  { kind: 'toast'; text: string } | { kind: 'notification'; title: string; text?: string | undefined }
);

/** The maximum number of messages; visitors do not read more. The oldest is removed. */
const most = { toast: 3, notification: 4 } as const;

const none: readonly Message[] = [];
let messages = none;
let made = 0;
const listeners = new Set<() => void>();

function change(next: readonly Message[]) {
  messages = next;
  for (const listener of listeners) listener();
}

function says(one: Message, other: Message) {
  return (
    one.kind === other.kind &&
    one.text === other.text &&
    (one.kind === 'toast' || one.title === (other as typeof one).title)
  );
}

function add(message: Message) {
  // A message with the same text is not repeated: it restarts.
  const kept = messages.filter((other) => !says(other, message));
  const rivals = kept.filter(({ kind }) => kind === message.kind);
  const oldest = rivals.length >= most[message.kind] ? rivals[0] : undefined;
  change([...kept.filter((other) => other !== oldest), message]);
}

/** Shows a toast, or queues it until `Toaster` is rendered. */
export function showToast({ text, tone = 'neutral' }: Toast): void {
  add({ kind: 'toast', key: ++made, text, tone });
}

/** Shows a notification, or queues it until `Toaster` is rendered. */
export function notify({ title, text, tone = 'neutral' }: Notification): void {
  add({ kind: 'notification', key: ++made, title, text, tone });
}

/** Removes a message. */
export function drop(key: number): void {
  change(messages.filter((message) => message.key !== key));
}

/** For `useSyncExternalStore`: the current messages, and a subscription to changes. */
export const store = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => messages,
  readOnServer: () => none,
};
