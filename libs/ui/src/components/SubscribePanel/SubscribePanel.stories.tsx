import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../testing/offers.tsx';
import { emailLabels as labels } from '../../testing/samples.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { SubscribePanel } from './SubscribePanel.tsx';

const usage: Usage = {
  when: ['On a campaign page, for those who want to hear of the next stage.'],
  whenNot: [
    'At the foot of an ordinary page: a `Section` with an `EmailForm` does.',
    'In a window over the page: put the `EmailForm` into a `Dialog`.',
  ],
  how: ['Everything that `EmailForm` takes goes into `form`.', 'Say in `describe` what one gets, and how often.'],
  accessibility: ['See `EmailForm`: errors are said in words, and a success takes the focus.'],
  pairs: [
    {
      rule: 'Say what one gets, and how often.',
      fault: 'A call without a reason: nobody knows what they sign up for.',
      wide: true,
      good: () => (
        <SubscribePanel
          heading="Be there when it opens"
          describe="One letter before each stage of the sale, with the prices in it."
          form={{ labels, onSubmit: async () => undefined }}
        />
      ),
      bad: () => (
        <SubscribePanel
          heading="Don’t miss out!"
          describe="Subscribe now and stay informed."
          form={{ labels, onSubmit: async () => undefined }}
        />
      ),
    },
  ],
};

const meta: Meta<typeof SubscribePanel> = {
  title: 'Components/SubscribePanel',
  component: SubscribePanel,
  parameters: { layout: 'fullscreen', usage },
  args: {
    heading: 'Be there when it opens',
    describe: 'One letter before each stage of the sale, with the prices in it.',
    form: { labels, onSubmit: async () => undefined },
  },
};
export default meta;

type Story = StoryObj<typeof SubscribePanel>;

export const Fog: Story = {};
export const Ink: Story = { args: { tone: 'ink' } };
export const Paper: Story = { args: { tone: 'paper' } };
export const WithAgreement: Story = {
  args: {
    form: {
      labels,
      onSubmit: async () => undefined,
      agreement: { label: 'I agree to receive letters from Seamwork.', required: 'Tick the box to go on.' },
    },
  },
};
export const LongWords: Story = {
  decorators: [german],
  args: {
    heading: 'Benachrichtigung zum Verkaufsstart',
    describe: 'Ein Schreiben vor jedem Verkaufsabschnitt, mit sämtlichen Preisnachlässen.',
    form: {
      labels: { ...labels, button: 'Kostenlos abonnieren', placeholder: 'ihre.adresse@beispiel.de' },
      onSubmit: async () => undefined,
    },
  },
};
export const BlackFriday: Story = { decorators: [inTheme('black-friday')] };
export const Christmas: Story = { decorators: [inTheme('christmas')] };
