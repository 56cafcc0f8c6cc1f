import type { Meta, StoryObj } from '@storybook/react-vite';
import * as surroundings from '../../testing/surroundings.css.ts';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { NoticeBar } from './NoticeBar.tsx';

const usage: Usage = {
  when: ['For an offer that may be ignored and should stay until it is answered, such as another region’s site.'],
  whenNot: ['For what just happened: use a Toast.', 'For what must be answered: use a Dialog.'],
  how: [
    'One sentence, one way on. Remember that it was declined, and do not show it again.',
    'It lies over the foot of the page, and pushes nothing about when it comes.',
  ],
  accessibility: [
    'It is a landmark named by its action; it does not take the focus.',
    'The button to decline needs a name that says what stays as it is: "Stay here".',
  ],
  pairs: [
    {
      rule: 'One sentence, one way on, and words for what stays as it is.',
      fault: '“OK” and “No” are clear only to those who have read everything.',
      wide: true,
      good: () => (
        <div className={surroundings.foot}>
          <NoticeBar {...args} />
        </div>
      ),
      bad: () => (
        <div className={surroundings.foot}>
          <NoticeBar {...args} action={{ label: 'OK', href: '#de' }} dismissLabel="No">
            According to your address, you seem to be in Germany at the moment, where we have another site. Would you
            like to go there now?
          </NoticeBar>
        </div>
      ),
    },
  ],
  example: `const [shown, setShown] = useState(true);

<div style={{ blockSize: '10rem' }}>
  {shown ? (
    <NoticeBar
      action={{ label: 'Go to Germany', href: '#de' }}
      dismissLabel="Stay here"
      onDismiss={() => setShown(false)}
    >
      You seem to be in Germany.
    </NoticeBar>
  ) : (
    <Button onClick={() => setShown(true)}>Offer it again</Button>
  )}
</div>`,
};

const meta: Meta<typeof NoticeBar> = {
  title: 'Components/NoticeBar',
  component: NoticeBar,
  // Each story gets an iframe, because the bar covers a part of its page.
  parameters: { layout: 'fullscreen', usage, docs: { story: { inline: false, height: '24rem' } } },
};
export default meta;

type Story = StoryObj<typeof NoticeBar>;

const args = {
  children: 'You seem to be in Germany.',
  action: { label: 'Go to Germany', href: '#de' },
  dismissLabel: 'Stay here',
  onDismiss: () => undefined,
};

export const OtherRegion: Story = { args };
export const LongWords: Story = {
  args: {
    ...args,
    children:
      'Sie befinden sich anscheinend im Vereinigten Königreich und sehen deshalb möglicherweise andere Verfügbarkeitsinformationen.',
    action: { label: 'Zur britischen Seite wechseln', href: '#uk' },
  },
};
export const BlackFriday: Story = { args, decorators: [inTheme('black-friday')] };
