/** What kind of news a message brings. */
export type MessageTone = 'neutral' | 'success' | 'danger';

/** A line about what has just been done: three seconds at the top, in the middle. */
export type Toast = { text: string; tone?: MessageTone | undefined };

/** News that nobody has asked for: four and a half seconds in the corner, with a title, and it can be closed. */
export type Notification = { title: string; text?: string | undefined; tone?: MessageTone | undefined };

/** A message on the screen, or on its way there. */
export type Message = { key: number; tone: MessageTone } & (
  { is: 'toast'; text: string } | { is: 'notification'; title: string; text?: string | undefined }
);

/** More than these are not read: the oldest gives way. */
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
    one.is === other.is && one.text === other.text && (one.is === 'toast' || one.title === (other as typeof one).title)
  );
}

function add(message: Message) {
  // Said again, it is shown once, and anew.
  const kept = messages.filter((other) => !says(other, message));
  const rivals = kept.filter(({ is }) => is === message.is);
  const oldest = rivals.length >= most[message.is] ? rivals[0] : undefined;
  change([...kept.filter((other) => other !== oldest), message]);
}

/** Shows a toast, as soon as there is something that shows it. */
export function showToast({ text, tone = 'neutral' }: Toast): void {
  add({ is: 'toast', key: ++made, text, tone });
}

/** Shows a notification, as soon as there is something that shows it. */
export function notify({ title, text, tone = 'neutral' }: Notification): void {
  add({ is: 'notification', key: ++made, title, text, tone });
}

/** Takes a message away. */
export function drop(key: number): void {
  change(messages.filter((message) => message.key !== key));
}

/** For `useSyncExternalStore`: the messages as they are, and when they change. */
export const store = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => messages,
  readOnServer: () => none,
};
