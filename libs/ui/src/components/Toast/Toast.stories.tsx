import type { Meta, StoryObj } from '@storybook/react-vite';
import { header } from '../../testing/samples.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Section } from '../Section/Section.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import type { Message, MessageTone } from './messages.ts';
import { notify, showToast, Toaster } from './Toast.tsx';
import { ToastLayer } from './ToastLayer.tsx';
import * as styles from './Toast.css.ts';

const usage: Usage = {
  when: [
    '`showToast` answers a press where the page itself does not change: copied, saved, could not be reached.',
    '`notify` brings news that nobody asked for: a sale has begun, an order has left.',
  ],
  whenNot: [
    'For what is wrong in a form: say it at the field.',
    'For what must be read or answered: use `Dialog`, or say it in the page.',
    'For an offer that may wait: use `NoticeBar`.',
  ],
  how: [
    'Put one `Toaster` into the frame of the site; call the two functions from anywhere. All come from the entry point `./toast`.',
    'What shows the messages is 13 kB and is fetched for the first one, which waits for it.',
    'A toast is one short sentence. It stays for 3 s, a notification for 4.5 s; nothing may depend on its having been read.',
    'The same message said again is shown once; of more than three toasts or four notifications the oldest gives way.',
  ],
  accessibility: [
    'Both are announced: toasts and errors at once, other news when the reader has finished.',
    'Time stands still under the pointer, while one has the focus, and while the page is hidden.',
    'F8 leads to the notifications, Escape closes the latest; a notification can be swiped away. The focus goes back where it was.',
  ],
  pairs: [
    {
      rule: 'One short sentence that says what happened.',
      fault: '“Success” does not say of what, and the rest is too long for three seconds.',
      good: () => <Drawn message={toast('success')} />,
      bad: () => (
        <Drawn
          message={{
            kind: 'toast',
            key: 1,
            tone: 'success',
            text: 'Success! The operation that you have asked for was carried out without any errors, and all of your changes have been taken over.',
          }}
        />
      ),
    },
  ],
  example: `<>
  <Button onClick={() => showToast({ text: 'Saved.', tone: 'success' })}>Save</Button>
  <Toaster labels={{ toasts: 'Messages', notifications: 'News', close: 'Close' }} />
</>`,
};

const labels = { toasts: 'Messages', notifications: 'News', close: 'Close' };
const endless = { toast: Infinity, notification: Infinity };
const tones: readonly MessageTone[] = ['neutral', 'success', 'danger'];

const toastTexts = {
  neutral: 'The address of this page has been copied.',
  success: 'Saved. Solid One knows the move from now on.',
  danger: 'That did not work. Please try again.',
};
const news = {
  neutral: { title: 'The spring sale has begun', text: 'Up to 30% less until Sunday, while stocks last.' },
  success: { title: 'Your order is on its way', text: 'It arrives between Tuesday and Thursday.' },
  danger: { title: 'Your payment was declined', text: 'The order waits for another card until tomorrow.' },
};

function toast(tone: MessageTone, key = 1): Extract<Message, { kind: 'toast' }> {
  return { kind: 'toast', key, tone, text: toastTexts[tone] };
}

function notification(tone: MessageTone, key = 1): Message {
  return { kind: 'notification', key, tone, ...news[tone] };
}

const page = (
  <Section heading="Solid One" intro="It moves." tone="paper">
    <p id="main">Messages lie over the page and take nothing from it.</p>
  </Section>
);

/** A static toast. The real one is announced when it is shown, which must not happen in an example. */
function Drawn({ message: { text } }: { message: Extract<Message, { kind: 'toast' }> }) {
  return (
    <div className={styles.toast}>
      <span className={styles.marks.success}>
        <Icon name="check" />
      </span>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

const meta: Meta<typeof Toaster> = {
  title: 'Components/Toast',
  component: Toaster,
  // Each story gets an iframe, because the messages cover a part of their page.
  parameters: { layout: 'fullscreen', usage, docs: { story: { inline: false, height: '24rem' } } },
  args: { labels },
};
export default meta;

type Story = StoryObj<typeof Toaster>;

function still(...messages: Message[]): Story {
  return {
    render: () => (
      <>
        {page}
        <ToastLayer labels={labels} messages={messages} lasts={endless} />
      </>
    ),
  };
}

export const ToastNeutral = still(toast('neutral'));
export const ToastSuccess = still(toast('success'));
export const ToastDanger = still(toast('danger'));
export const ToastStack = still(...tones.map(toast));
export const ToastLongText = still({
  kind: 'toast',
  key: 1,
  tone: 'danger',
  text: 'Die Verbindung zum Rechenzentrum ist unterbrochen; die Bewegungsabläufe werden übertragen, sobald sie wieder besteht.',
});
export const NotificationNeutral = still(notification('neutral'));
export const NotificationSuccess = still(notification('success'));
export const NotificationDanger = still(notification('danger'));
export const NotificationTitleOnly = still({
  kind: 'notification',
  key: 1,
  tone: 'success',
  title: 'You are back online',
});
export const NotificationStack = still(...tones.map(notification));
export const NotificationLongText = still({
  kind: 'notification',
  key: 1,
  tone: 'neutral',
  title: 'Softwareaktualisierungsbenachrichtigung',
  text: 'Solid One lernt heute Nacht drei Bewegungen und lädt dafür etwa zwei Stunden länger. Es muss nichts getan werden, außer es am Strom zu lassen.',
});

export const OverHeader: Story = {
  render: () => (
    <>
      <SiteHeader {...header} />
      {page}
      <ToastLayer labels={labels} messages={[notification('success', 1), toast('danger', 2)]} lasts={endless} />
    </>
  ),
};

/** Press the buttons to see messages appear and disappear. */
export const FromButtons: Story = {
  render: (args) => (
    <>
      <Section heading="Messages">
        {tones.map((tone) => (
          <p key={tone}>
            <Button
              tone="outline"
              onClick={() => showToast({ text: toastTexts[tone], tone })}
            >{`Toast: ${tone}`}</Button>{' '}
            <Button tone="outline" onClick={() => notify({ ...news[tone], tone })}>{`Notification: ${tone}`}</Button>
          </p>
        ))}
      </Section>
      <Toaster {...args} />
    </>
  ),
};
